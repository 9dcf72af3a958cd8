// All players' positions at this moment of the video, and the trail of the one being marked.

import { useMemo } from 'react';
import { type BoardPlayer, boardPlayers } from '#domain/reviews/court/court-board.ts';
import type { Tracks } from '#domain/reviews/movement/marks.ts';
import { placeAt, type Stretch, stretchesOf } from '#domain/reviews/movement/path.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { PlayerMark } from '#web/ui/padel/court-board-parts.tsx';
import { useMarking, useMarkState } from './marking.ts';

/** How much of the trail is drawn before and after this moment, in seconds. */
const shownSeconds = 8;

/** Players at their positions, faint where those are interpolated, and the trail of the one being marked. */
export function MarksOnCourt({ player }: { player: BoardPlayer }) {
  const { video, names } = useMarking();
  const { tracks } = useMarkState().document;
  // To a fifth of a second, so that not every tick redraws.
  const time = useVideoState(video, (state) => Math.round(state.time * 5) / 5);
  const stretches = useMemo(() => allStretches(tracks), [tracks]);
  const isNear = (at: number) => Math.abs(at - time) <= shownSeconds;
  const trail = stretches[player].filter(({ from, to }) => isNear(from.time) && isNear(to.time));
  return (
    <g pointerEvents="none">
      {trail.map(({ from, to }) => (
        <path
          key={from.time}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          className="stroke-accent"
          strokeWidth="0.12"
          strokeDasharray="0.3 0.2"
        />
      ))}
      {tracks[player]
        .filter((mark) => isNear(mark.time))
        .map((mark) => (
          <circle key={mark.time} cx={mark.x} cy={mark.y} r="0.18" className="fill-accent" />
        ))}
      {boardPlayers.map((one) => {
        const marked = tracks[one].find((mark) => Math.abs(mark.time - time) <= 0.15);
        const at = marked ?? placeAt(stretches[one], time);
        if (!at) return null;
        return (
          <g key={one} opacity={marked ? 1 : 0.55}>
            <PlayerMark player={one} at={at} names={names} />
          </g>
        );
      })}
    </g>
  );
}

function allStretches(tracks: Tracks): Record<BoardPlayer, Stretch[]> {
  return {
    player: stretchesOf(tracks.player),
    partner: stretchesOf(tracks.partner),
    opponent1: stretchesOf(tracks.opponent1),
    opponent2: stretchesOf(tracks.opponent2),
  };
}
