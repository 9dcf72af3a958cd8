// Objectives suggested by the players' reviews: what was asked for again, and what has just been answered.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { requestObjective } from '#domain/reviews/priorities/situation-requests.ts';
import { dayLength } from '#domain/time/moments.ts';
import { query } from '#web/lib/http/api.ts';
import { Button } from '#web/ui/button.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** How long an answer is suggested, in days; the players whose reviews are looked at. */
const suggested = { days: 14, players: 4 };

interface ObjectiveSuggestionsProps {
  players: readonly { id: string; name: string }[];
  /** The objectives so far. */
  value: string;
  onChange: (objectives: string) => void;
}

/** Each is added with one press; nothing without any. */
export function ObjectiveSuggestions({ players, value, onChange }: ObjectiveSuggestionsProps) {
  const now = useNow().getTime();
  const asked = players.slice(0, suggested.players);
  const found = useQueries({
    queries: asked.map(({ id }) => query(endpoints.listSituationRequests, { params: { userId: id } })),
  });
  const isNew = (at: string) => now - Date.parse(at) < suggested.days * dayLength;
  const objectives = found.flatMap(({ data }, index) =>
    (data ?? [])
      .filter(({ closed }) => closed === null || (closed.answer !== null && isNew(closed.at)))
      .map((request) => {
        const name = players.length > 1 ? `${asked[index]?.name}, ` : '';
        return { id: request.id, text: `${name}${requestObjective(request)}` };
      })
      .filter(({ text }) => !value.includes(text)),
  );
  if (objectives.length === 0) return null;
  return (
    <ul aria-label={t`Objectives from reviews`} className="grid gap-2">
      {objectives.map(({ id, text }) => (
        <li key={id} className="flex items-center gap-3 rounded-lg border border-dashed p-2 pl-3 text-sm">
          <p className="min-w-0 grow wrap-anywhere">{text}</p>
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus aria-hidden />}
            onClick={() => onChange([value.trim(), text].filter(Boolean).join('\n'))}
          >
            <Trans>
              Add<span className="sr-only"> {text}</span>
            </Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}
