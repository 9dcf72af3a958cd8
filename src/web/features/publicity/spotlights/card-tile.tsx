// One card: picture, state, and files once its player agreed.

import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { Spotlight } from '#contract/publicity/spotlights.ts';
import { personName } from '#domain/people/person-name.ts';
import type { CardFormat, CardState } from '#domain/publicity/spotlights.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyles, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { PostLink } from '../post-link.tsx';

const words: Record<CardState, { tone: 'success' | 'attention' | 'neutral'; label: string }> = {
  asked: { tone: 'attention', label: 'Waiting for the player' },
  agreed: { tone: 'success', label: 'Player agreed' },
  declined: { tone: 'neutral', label: 'Player declined' },
};

const formats: readonly { format: CardFormat; label: string }[] = [
  { format: 'square', label: 'Square' },
  { format: 'story', label: 'Story' },
  { format: 'wide', label: 'Wide' },
];

/** Offers files only once its player agreed. */
export function CardTile({ card }: { card: Spotlight }) {
  const [isAsking, setIsAsking] = useState(false);
  const name = personName(card.player);
  const remove = useCall(endpoints.deleteSpotlight, {
    onError: (error) => failureToast('The card was not deleted', error, 'Please try again.'),
  });
  const { tone, label } = words[card.state];
  return (
    <Card as="li" padded={false} className="grid content-start overflow-hidden">
      <img
        src={cardPicture(card, 'square')}
        alt={`Card about ${name}`}
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
            <Badge tone={tone}>{label}</Badge>
          </div>
          <IconButton label={`Delete the card about ${name}`} onClick={() => setIsAsking(true)}>
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
                {word}
              </a>
            ))}
            <PostLink kind="spotlight" id={card.id} about={name} />
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this card?"
        description={`This deletes the card about ${name}. You cannot undo it.`}
        confirmLabel="Delete card"
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
