// Spotlight cards that the club would like to share, for the player to answer.

import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { say } from '#domain/language/say.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';

const words = {
  asked: msg`Your club would like to share this card.`,
  agreed: msg`You agreed to this card.`,
  declined: msg`You declined this card.`,
} as const;

/** Nothing without cards. */
export function OwnCards() {
  const { viewedBy } = useCurrentUser();
  const cards = useQuery(query(endpoints.listOwnSpotlights));
  const answer = useCall(endpoints.answerSpotlight, {
    onError: (error) => failureToast(t`Your answer was not saved`, error, t`Please try again.`),
  });
  if (!cards.data?.length) return null;
  return (
    <section aria-label={t`Cards about you`} className="grid gap-3 border-t pt-5">
      <h3 className="font-medium">{t`Cards about you`}</h3>
      <ul className="grid gap-4 sm:grid-cols-2">
        {cards.data.map((card) => (
          <li key={card.id} className="grid content-start gap-3">
            <img
              src={`${files.spotlightPicture.path.replace('{spotlightId}', card.id).replace('{format}', 'square')}?shows=${card.pictureKey}`}
              alt={
                card.sentence ? t`Card about you, with the words: ${{ sentence: card.sentence }}` : t`Card about you`
              }
              width={1080}
              height={1080}
              loading="lazy"
              className="h-auto w-full rounded-lg border bg-surface-sunken"
            />
            <p className="text-sm">{say(words[card.state])}</p>
            <div className="flex gap-2">
              {[true, false].map((agrees) => (
                <Button
                  key={String(agrees)}
                  size="sm"
                  variant="secondary"
                  disabled={viewedBy !== null || card.state === (agrees ? 'agreed' : 'declined')}
                  onClick={() =>
                    answer.mutate({ params: { spotlightId: card.id }, body: { agrees, pictureKey: card.pictureKey } })
                  }
                >
                  {agrees ? t`Yes, share it` : t`No`}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
