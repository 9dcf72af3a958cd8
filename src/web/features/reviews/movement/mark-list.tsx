// The marks of one player, to go to and to remove.

import { t } from '@lingui/core/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type BoardPlayer, placeInWords } from '#domain/reviews/court/court-board.ts';
import { withoutMark } from '#domain/reviews/movement/marks.ts';
import { markedName } from '#domain/reviews/movement/movement-words.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { formatPreciseTime } from '#domain/time/clock-time.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useMarking, useMarkState } from './marking.ts';

/** Closed at first: a match has hundreds of marks. */
export function MarkList({ player }: { player: BoardPlayer }) {
  const { store, video, names } = useMarking();
  const track = useMarkState().document.tracks[player];
  const [isOpen, setIsOpen] = useState(false);
  if (track.length === 0) return null;
  return (
    <details className="rounded-lg border" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center px-3 text-sm font-medium">
        {t`All marks of ${{ player: markedName(player, names) }} (${{ count: track.length }})`}
      </summary>
      {isOpen && (
        <ul className="max-h-72 divide-y overflow-y-auto border-t">
          {track.map(({ time, x, y }) => {
            const at = formatPreciseTime(time);
            return (
              <li key={time} className="flex items-center gap-3 px-3 text-sm">
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t`Go to ${{ time: at }}`}
                  onClick={() => video.seek(time, { play: false })}
                >
                  {at}
                </Button>
                <span className="min-w-0 grow">
                  {placeInWords({ x, y })}{' '}
                  <span className="text-ink-muted">
                    ({oneDecimal(x)} × {oneDecimal(y)} m)
                  </span>
                </span>
                <IconButton
                  size="sm"
                  label={t`Remove the mark at ${{ time: at }}`}
                  onClick={() => store.setTracks((tracks) => withoutMark(tracks, player, time))}
                >
                  <Trash2 aria-hidden className="size-4!" />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}
