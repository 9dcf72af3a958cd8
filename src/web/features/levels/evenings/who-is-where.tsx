// Who stands where at the current second, as the picture shows the court.

import { t } from '@lingui/core/macro';
import type { CourtStretch, EveningPlayer } from '#contract/levels/ranking-evenings.ts';
import { type Seat, seatLabel, stretchAt } from '#domain/levels/ranking-evening.ts';
import { personName } from '#domain/people/person-name.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { cn } from '#web/ui/class-names.ts';
import { fromAbove } from './stretches-editor.tsx';

interface WhoIsWhereProps {
  stretches: readonly CourtStretch[];
  video: VideoController;
  players: readonly EveningPlayer[];
  chosenId: string;
  onChoose: (playerId: string) => void;
}

/** Four places with the net between them; a press on a name chooses the player. */
export function WhoIsWhere({ stretches, video, players, chosenId, onChoose }: WhoIsWhereProps) {
  const second = useVideoState(video, ({ time }) => Math.floor(time));
  const stretch = stretchAt(stretches, second);
  if (!stretch) return <p className="text-sm text-ink-muted">{t`No names for this part of the video yet.`}</p>;
  const place = (seat: Seat) => {
    const index = players.findIndex(({ player }) => player.id === stretch.seats[seat]);
    const player = players[index]?.player;
    return (
      <button
        key={seat}
        type="button"
        disabled={!player}
        aria-label={player ? `${seatLabel(seat)}: ${personName(player)}` : t`${{ seat: seatLabel(seat) }}: no one`}
        aria-pressed={player?.id === chosenId}
        onClick={() => player && onChoose(player.id)}
        className={cn(
          'min-h-11 min-w-0 truncate px-3 py-1.5 text-sm',
          player?.id === chosenId ? 'bg-primary-soft font-semibold text-primary' : 'bg-surface-raised',
          seat.startsWith('far') && 'border-b-2 border-dashed',
          seat.endsWith('Left') && 'border-r',
        )}
      >
        {player ? (
          <span translate="no">{`${index + 1} ${personName(player)}`}</span>
        ) : (
          <span className="text-ink-muted">–</span>
        )}
      </button>
    );
  };
  return (
    <div role="group" aria-label={t`Who is where`} className="grid grid-cols-2 overflow-hidden rounded-xl border">
      {fromAbove.map(place)}
    </div>
  );
}
