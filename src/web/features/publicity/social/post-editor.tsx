// One post: its picture beside its captions.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Post, PostSubject } from '#contract/publicity/posts.ts';
import { writtenIn } from '#domain/assistant/normalise.ts';
import { languageNames } from '#domain/language/languages.ts';
import { say } from '#domain/language/say.ts';
import { type CaptionLanguage, captionLanguages, captionLengths } from '#domain/publicity/posts/post-facts.ts';
import type { CardFormat } from '#domain/publicity/spotlights.ts';
import { DraftNotice } from '#web/ui/fields/form.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { CaptionCard } from './caption-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { canShare, pictureFile } from './share-post.ts';
import { useCaptions } from './use-captions.ts';

const inAnotherLanguage: Record<CaptionLanguage, MessageDescriptor> = {
  en: msg`These captions leave out the coach’s sentence, which is in English.`,
  da: msg`These captions leave out the coach’s sentence, which is in Danish.`,
  es: msg`These captions leave out the coach’s sentence, which is in Spanish.`,
};

/** Explains what the captions in a language leave out. */
function leftOut({ facts, isTextWithheld }: Post, language: CaptionLanguage): string | null {
  if (isTextWithheld)
    return facts.kind === 'reel'
      ? t`The reel’s title is left out because it names someone who has not agreed.`
      : t`The coach’s sentence is left out because it names someone who has not agreed.`;
  if (facts.kind === 'spotlight' && facts.sentence !== null) {
    const written = writtenIn(facts.sentence);
    if (written !== language) return say(inAnotherLanguage[written]);
  }
  if (facts.kind !== 'award' || facts.unnamed === 0) return null;
  return plural(
    { count: facts.unnamed },
    {
      one: 'One winner has not agreed to be featured, so the picture and captions leave out their name.',
      other: '# winners have not agreed to be featured, so the picture and captions leave out their names.',
    },
  );
}

/** Remounted for another subject or other facts: older texts may name someone who has withdrawn consent. */
export function PostEditor({ post, subject }: { post: Post; subject: PostSubject }) {
  const [language, setLanguage] = useState<CaptionLanguage>('en');
  const [format, setFormat] = useState<CardFormat | null>(null);
  const captions = useCaptions(post.facts, subject);
  const chosen = post.pictures.find((one) => one.format === format) ?? post.pictures[0];
  const fileName = `${subject.kind}-${chosen?.format ?? 'picture'}.png`;
  // Loaded ahead: a share sheet must open right after a press.
  const picture = useQuery({
    queryKey: ['post-picture', chosen?.address],
    queryFn: () => pictureFile(chosen?.address ?? '', fileName),
    enabled: chosen !== undefined && canShare(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const note = leftOut(post, language);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start">
      {chosen && (
        <PictureCard
          pictures={post.pictures}
          chosen={chosen}
          onChoose={setFormat}
          alt={t`Picture of the post: ${{ subject: subject.label }}`}
          fileName={fileName}
        />
      )}
      <div className="grid min-w-0 gap-4">
        {captions.draft.restored && <DraftNotice draft={captions.draft} />}
        {note && <p className="rounded-lg bg-surface-sunken px-4 py-3 text-sm">{note}</p>}
        <Tabs
          label={t`Language of the captions`}
          value={language}
          onValueChange={setLanguage}
          tabs={captionLanguages.map((value) => ({ value, label: languageNames[value] }))}
        >
          {captionLanguages.map((one) => (
            <TabPanel key={one} value={one} className="grid gap-4">
              {captionLengths.map((length) => (
                <CaptionCard
                  key={length}
                  caption={captions.of(one, length)}
                  mark={captions.mark}
                  subject={subject}
                  language={one}
                  length={length}
                  canRewrite={post.canRewrite}
                  picture={picture.data}
                />
              ))}
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </div>
  );
}
