// One caption: edit, copy, share, another draft, rewrite.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy, RefreshCw, Share2, Sparkles } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { say } from '#domain/language/say.ts';
import type { CaptionLanguage, CaptionLength, PostKind } from '#domain/publicity/posts/post-facts.ts';
import { copyText } from '#web/lib/copy-text.ts';
import type { DraftMark } from '#web/lib/drafts.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextAreaField } from '#web/ui/fields/field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { canShare, sharePost } from './share-post.ts';
import type { CaptionOnScreen } from './use-captions.ts';

const names: Record<CaptionLength, MessageDescriptor> = {
  short: msg`Short`,
  medium: msg`Medium`,
  long: msg`Long, with hashtags`,
};

interface CaptionCardProps {
  caption: CaptionOnScreen;
  /** The mark of the post's stored draft. */
  mark: DraftMark;
  subject: { kind: PostKind; id: string };
  language: CaptionLanguage;
  length: CaptionLength;
  canRewrite: boolean;
  /** The picture to share, once loaded. */
  picture: File | undefined;
}

/** Replacing an edited text can be undone. */
export function CaptionCard({ caption, mark, subject, language, length, canRewrite, picture }: CaptionCardProps) {
  const { draft, text, isByModel, wasWritten } = caption;
  const name = say(names[length]);
  const count = [...text].length;
  const rewrite = useCall(endpoints.rewriteCaption, {
    onSuccess: ({ words, writer, hasModelFailed }) => {
      if (writer === 'model') return caption.rewritten(words);
      toast({
        title: t`Draft unchanged`,
        description: hasModelFailed
          ? t`The assistant did not answer, or added something new. Try again or use another draft.`
          : t`No assistant is available. Try another draft.`,
      });
    },
    onError: (error) => failureToast(t`The caption was not rewritten`, error, t`Please try again.`),
  });
  const next = () => {
    caption.next();
    if (!wasWritten) return;
    toast({ title: t`Another draft`, action: { label: t`Undo`, onClick: caption.restore } });
  };
  return (
    <Card as="section" className="grid gap-3">
      <TextAreaField
        data-draft={mark}
        label={name}
        value={text}
        lang={language}
        dir="auto"
        rows={length === 'short' ? 2 : length === 'medium' ? 4 : 8}
        onChange={(event) => caption.write(event.target.value)}
        help={
          isByModel
            ? t`${plural(count, { one: '# character', other: '# characters' })}. Rewritten by the assistant, so read it before you post it.`
            : plural(count, { one: '# character', other: '# characters' })
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Copy aria-hidden />} onClick={() => void copyCaption(text)}>
          <Trans>
            Copy<span className="sr-only"> the caption: {name}</span>
          </Trans>
        </Button>
        {canShare() && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Share2 aria-hidden />}
            onClick={() => void shareCaption(text, picture)}
          >
            <Trans>
              Share<span className="sr-only"> picture and caption: {name}</span>
            </Trans>
          </Button>
        )}
        <Button size="sm" variant="ghost" icon={<RefreshCw aria-hidden />} onClick={next}>
          <Trans>
            Another draft<span className="sr-only"> of the caption: {name}</span>
          </Trans>
        </Button>
        {canRewrite && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Sparkles aria-hidden />}
            busy={rewrite.isPending}
            onClick={() =>
              rewrite.mutate({
                params: { kind: subject.kind, subjectId: subject.id },
                body: { language, length, draft },
              })
            }
          >
            <Trans>
              Rewrite<span className="sr-only"> the caption: {name}</span>
            </Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

async function copyCaption(text: string): Promise<void> {
  const copied = await copyText(text);
  toast(
    copied
      ? { title: t`Caption copied`, tone: 'success' }
      : { title: t`Not copied`, description: t`Your browser blocked it. Select the text and copy it yourself.` },
  );
}

async function shareCaption(text: string, picture: File | undefined): Promise<void> {
  if (await sharePost(text, picture)) return;
  toast({ title: t`Not shared`, description: t`Your browser blocked it. Download the picture and copy the caption.` });
}
