// One card: picture, state, and files once its player agreed.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { Spotlight } from '#contract/publicity/spotlights.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import type { CardFormat, CardState } from '#domain/publicity/spotlights.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyles, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { PostLink } from '../post-link.tsx';

const words: Record<CardState, { tone: 'success' | 'attention' | 'neutral'; label: MessageDescriptor }> = {
  asked: { tone: 'attention', label: msg`Waiting for the player` },
  agreed: { tone: 'success', label: msg`Player agreed` },
  declined: { tone: 'neutral', label: msg`Player declined` },
};

const formats: readonly { format: CardFormat; label: MessageDescriptor }[] = [
  { format: 'square', label: msg`Square` },
  { format: 'story', label: msg`Story` },
  { format: 'wide', label: msg`Wide` },
];

/** Offers files only once its player agreed. */
export function CardTile({ card }: { card: Spotlight }) {
  const [isAsking, setIsAsking] = useState(false);
  const name = personName(card.player);
  const remove = useCall(endpoints.deleteSpotlight, {
    onError: (error) => failureToast(t`The card was not deleted`, error, t`Please try again.`),
  });
  const { tone, label } = words[card.state];
  return (
    <Card as="li" padded={false} className="grid content-start overflow-hidden">
      <img
        src={cardPicture(card, 'square')}
        alt={t`Card about ${{ player: name }}`}
        width={1080}
        height={1080}
        loading="lazy"
        className="h-auto w-full bg-surface-sunken"
      />
      <div className="grid gap-3 p-4">
        <div className="flex items-start justify-between gap-2">
          <div className="grid min-w-0 gap-1.5">
            <p className="font-semibold wrap-anywhere" dir="auto">
              {name}
            </p>
            <Badge tone={tone}>{say(label)}</Badge>
          </div>
          <IconButton label={t`Delete the card about ${{ player: name }}`} onClick={() => setIsAsking(true)}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
        {card.state === 'agreed' && (
          <div className="flex flex-wrap gap-2">
            {formats.map(({ format, label: word }) => (
              <a
                key={format}
                href={cardPicture(card, format)}
                download={`spotlight-${format}.png`}
                className={buttonStyles({ variant: 'secondary', size: 'sm' })}
              >
                <Download aria-hidden />
                {say(word)}
              </a>
            ))}
            <PostLink kind="spotlight" id={card.id} about={name} />
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Delete this card?`}
        description={t`This deletes the card about ${{ player: name }}. You cannot undo it.`}
        confirmLabel={t`Delete card`}
        danger
        onConfirm={() => remove.mutate({ params: { spotlightId: card.id } }, { onSuccess: () => setIsAsking(false) })}
      />
    </Card>
  );
}

/** The address of a card's picture, which changes with its content. */
function cardPicture({ id, pictureKey }: Spotlight, format: CardFormat): string {
  const path = files.spotlightPicture.path.replace('{spotlightId}', id).replace('{format}', format);
  return `${path}?shows=${pictureKey}`;
}
