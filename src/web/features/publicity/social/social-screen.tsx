// Posts for social media: about a reel, a card or an award.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { PostSubject } from '#contract/publicity/posts.ts';
import { say } from '#domain/language/say.ts';
import type { PostKind } from '#domain/publicity/posts/post-facts.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ContentNav } from '../content-nav.tsx';
import { PostEditor } from './post-editor.tsx';
import type { SocialSearch } from './social-search.ts';

const kindNames: Record<PostKind, MessageDescriptor> = {
  reel: msg`Reel`,
  spotlight: msg`Spotlight`,
  award: msg`Award`,
};

interface SocialScreenProps {
  search: SocialSearch;
  onSearchChange: (search: SocialSearch) => void;
}

/** The subjects, and the post about the chosen one. */
export function SocialScreen({ search, onSearchChange }: SocialScreenProps) {
  const subjects = useQuery(query(endpoints.listPostSubjects));
  return (
    <Page
      title={t`Social media`}
      lead={t`Pictures and captions for your club’s channels. We only name people who have agreed.`}
      width="wide"
    >
      <ContentNav />
      {subjects.isError ? (
        <ErrorState message={errorSentence(subjects.error)} onRetry={() => void subjects.refetch()} />
      ) : !subjects.data ? (
        <Skeleton className="h-96 rounded-xl" />
      ) : (
        <Posts subjects={subjects.data} search={search} onSearchChange={onSearchChange} />
      )}
    </Page>
  );
}

function Posts({ subjects, search, onSearchChange }: SocialScreenProps & { subjects: readonly PostSubject[] }) {
  const asked = subjects.find(({ kind, id }) => kind === search.kind && id === search.id);
  const subject = asked ?? (search.id === undefined ? subjects[0] : undefined);
  if (subjects.length === 0) {
    return (
      <EmptyState title={t`Nothing to post yet`} icon={<Share2 aria-hidden />}>
        <p>{t`You can post public reels, cards that players have agreed to, and announced awards.`}</p>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6">
      <SelectField
        label={t`Post about`}
        className="max-w-xl"
        value={subject ? keyOf(subject) : ''}
        onChange={(event) => {
          const { kind, id } = subjects.find((one) => keyOf(one) === event.target.value) ?? {};
          onSearchChange({ kind, id });
        }}
        options={subjects.map((one) => ({ value: keyOf(one), label: `${say(kindNames[one.kind])}: ${one.label}` }))}
        {...(subject === undefined && { placeholder: t`Choose` })}
      />
      {subject ? (
        <PostOf key={keyOf(subject)} subject={subject} />
      ) : (
        <EmptyState title={t`This cannot be posted`} icon={<Share2 aria-hidden />}>
          <p>{t`It is no longer public, or the player has withdrawn consent. Choose something else above.`}</p>
        </EmptyState>
      )}
    </div>
  );
}

const keyOf = ({ kind, id }: PostSubject) => `${kind} ${id}`;

function PostOf({ subject }: { subject: PostSubject }) {
  const params = { kind: subject.kind, subjectId: subject.id };
  const post = useQuery(query(endpoints.getPost, { params }));
  if (post.data) return <PostEditor key={JSON.stringify(post.data.facts)} post={post.data} subject={subject} />;
  if (!post.isError) return <Skeleton className="h-96 rounded-xl" />;
  const isGone = post.error instanceof ApiError && post.error.status === 404;
  return (
    <ErrorState
      message={isGone ? t`You can no longer post this. Choose something else.` : errorSentence(post.error)}
      onRetry={() => void post.refetch()}
    />
  );
}
