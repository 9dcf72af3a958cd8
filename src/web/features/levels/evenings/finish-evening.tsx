// Finishing an evening: what is missing is named, then all levels are verified at once.

import { plural, t } from '@lingui/core/macro';
import { BadgeCheck } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { RankingEvening } from '#contract/levels/ranking-evenings.ts';
import { missingWords } from '#domain/levels/ranking-evening.ts';
import { personName } from '#domain/people/person-name.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { completeOf, type RankingStore } from './ranking-store.ts';

interface FinishEveningProps {
  evening: RankingEvening;
  store: RankingStore;
  onChoose: (playerId: string) => void;
}

/** The button and its question. Drafts are saved first. */
export function FinishEvening({ evening, store, onChoose }: FinishEveningProps) {
  const { viewedBy } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const rows = useSyncExternalStore(store.subscribe, store.getState);
  const finish = useCall(endpoints.finishRankingEvening, {
    refreshOnFailure: true,
    onSuccess: ({ verified, waiting }) => {
      setOpen(false);
      toast({
        title: plural({ count: verified }, { one: '# level is verified', other: '# levels are verified' }),
        ...(waiting > 0 && {
          description: plural(
            { count: waiting },
            { one: '# waits for a second opinion.', other: '# wait for a second opinion.' },
          ),
        }),
        tone: 'success',
      });
    },
    onError: (error) => setProblem(errorSentence(error)),
  });
  const [isSaving, setSaving] = useState(false);
  const missing = evening.players.flatMap(({ player }) => {
    const row = rows.get(player.id);
    const words = row ? missingWords(completeOf(row)) : '';
    return words === '' ? [] : [{ player, words }];
  });
  const ranked = evening.players.filter(({ player }) => rows.get(player.id)?.isLeftOut === false).length;
  const send = async () => {
    setProblem(null);
    setSaving(true);
    const isSaved = await store.saveAll();
    setSaving(false);
    if (isSaved) finish.mutate({ params: { eveningId: evening.id } });
    else setProblem(t`Not everything is saved yet. Please try again in a moment.`);
  };
  return (
    <>
      <Button size="sm" icon={<BadgeCheck aria-hidden />} onClick={() => setOpen(true)}>
        {t`Finish`}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => {
          setProblem(null);
          setOpen(open);
        }}
        title={missing.length > 0 ? t`Not ready yet` : t`Finish this evening?`}
        description={
          missing.length > 0
            ? t`Each player needs a level and two moments, or is left out.`
            : plural(
                { count: ranked },
                {
                  one: '# level becomes verified, and the players are notified. Nothing of the evening can be changed afterwards.',
                  other:
                    '# levels become verified, and the players are notified. Nothing of the evening can be changed afterwards.',
                },
              )
        }
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t`Cancel`}
            </Button>
            {missing.length === 0 && (
              <Button busy={isSaving || finish.isPending} disabled={viewedBy !== null} onClick={() => void send()}>
                {t`Verify levels`}
              </Button>
            )}
          </>
        }
      >
        {missing.length > 0 && (
          <ul className="divide-y">
            {missing.map(({ player, words }) => (
              <li key={player.id} className="flex items-center justify-between gap-3 py-2">
                <span className="min-w-0">
                  <button
                    type="button"
                    className="relative font-medium text-primary wrap-anywhere after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline pointer-fine:after:hidden"
                    onClick={() => {
                      onChoose(player.id);
                      setOpen(false);
                    }}
                  >
                    <span translate="no">{personName(player)}</span>
                  </button>
                  <span className="text-ink-muted">{` ${t`has ${{ missing: words }}`}`}</span>
                </span>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t`${{ person: personName(player) }} did not play`}
                  onClick={() => store.change(player.id, () => ({ isLeftOut: true }))}
                >
                  {t`Did not play`}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {problem && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
      </Dialog>
    </>
  );
}
