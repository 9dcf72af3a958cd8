// The picture of a post in the chosen format.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import type { PostPicture } from '#contract/publicity/posts.ts';
import { say } from '#domain/language/say.ts';
import { type CardFormat, cardFormats } from '#domain/publicity/spotlights.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { Card } from '#web/ui/layout/card.tsx';

const formatNames: Record<CardFormat, MessageDescriptor> = {
  square: msg`Square (feed)`,
  story: msg`Tall (story)`,
  wide: msg`Wide (link)`,
};

/** Maximum height in rem. */
const maxRem = 32;

interface PictureCardProps {
  pictures: readonly PostPicture[];
  chosen: PostPicture;
  onChoose: (format: CardFormat) => void;
  /** Alternative text. */
  alt: string;
  fileName: string;
}

/** Stays visible beside the captions. */
export function PictureCard({ pictures, chosen, onChoose, alt, fileName }: PictureCardProps) {
  const { width, height } = cardFormats[chosen.format];
  return (
    <Card as="section" padded={false} className="overflow-hidden lg:sticky lg:top-20">
      <div className="grid place-items-center bg-surface-sunken">
        <img
          key={chosen.address}
          src={chosen.address}
          alt={alt}
          width={width}
          height={height}
          // Reserves its space before loading.
          style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${(maxRem * width) / height}rem)` }}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        {pictures.length > 1 ? (
          <FilterSelect
            label={t`Format`}
            value={chosen.format}
            onValueChange={onChoose}
            options={pictures.map(({ format }) => ({ value: format, label: say(formatNames[format]) }))}
          />
        ) : (
          <span className="text-sm text-ink-muted">{say(formatNames[chosen.format])}</span>
        )}
        <a href={chosen.address} download={fileName} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
          <Download aria-hidden />
          {t`Download picture`}
        </a>
      </div>
    </Card>
  );
}
