// The results of movement marks: map, figures and spacing.

import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { languageInForce } from '#domain/language/say.ts';
import { zoneDepth } from '#domain/reviews/court/court.ts';
import { type BoardNames, type BoardPlayer, boardPlayers } from '#domain/reviews/court/court-board.ts';
import { minMarks, movementFigures } from '#domain/reviews/movement/figures.ts';
import { bandwidth, heatMap } from '#domain/reviews/movement/heat-map.ts';
import type { Tracks } from '#domain/reviews/movement/marks.ts';
import { markedName, tooFewMarksText, zonesInWords } from '#domain/reviews/movement/movement-words.ts';
import { pairSpacing, pairs } from '#domain/reviews/movement/pair-spacing.ts';
import { marksUsed, maxGapSeconds, stretchesOf } from '#domain/reviews/movement/path.ts';
import { numberText } from '#domain/round-to.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { HeatDrawing } from './heat-layer.tsx';
import { FiguresList, SpacingLine } from './movement-figures.tsx';

interface MovementReportProps {
  tracks: Tracks;
  names: BoardNames;
}

/** Map and figures of one player at a time, and the pairs' spacing. Says so if there are too few marks. */
export function MovementReport({ tracks, names }: MovementReportProps) {
  const marked = boardPlayers.filter((player) => tracks[player].length > 0);
  const [wanted, setWanted] = useState<BoardPlayer>('player');
  const chosen = marked.includes(wanted) ? wanted : marked[0];
  if (!chosen) return null;
  return (
    <div className="grid gap-4">
      {marked.length > 1 && (
        <FilterSelect
          label={t`Movement of`}
          className="justify-self-start"
          value={chosen}
          onValueChange={setWanted}
          options={marked.map((player) => ({ value: player, label: markedName(player, names) }))}
        />
      )}
      <OneMovement track={tracks[chosen]} name={markedName(chosen, names)} />
      <PairLines tracks={tracks} names={names} />
      <p className="max-w-[70ch] text-xs text-ink-muted">
        {t`Positions were marked by hand. Between marks at most ${{ seconds: maxGapSeconds }} s apart we assume a straight line, so the true distance is longer. Net: within ${{ metres: zoneDepth.net }} m of the net. Transition: from there to the service line. Back: behind the service line. The map lays both ends of the court over each other, with the net on the right, smoothed with a bandwidth of ${{ bandwidth: numberText(bandwidth) }} m. Figures need at least ${{ count: minMarks }} connected marks.`}
      </p>
    </div>
  );
}

function OneMovement({ track, name }: { track: Tracks[BoardPlayer]; name: string }) {
  const figures = useMemo(() => movementFigures(track), [track]);
  const map = useMemo(() => heatMap(track), [track]);
  if (!figures || !map) {
    return <p className="text-sm text-ink-muted">{tooFewMarksText(marksUsed(stretchesOf(track)))}</p>;
  }
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="max-w-80">
          <HeatDrawing map={map} label={t`Where ${{ name }} was. ${{ zones: zonesInWords(figures) }}`} />
        </div>
        <FiguresList figures={figures} />
      </div>
    </div>
  );
}

function PairLines({ tracks, names }: MovementReportProps) {
  const language = languageInForce();
  const lines = useMemo(
    () =>
      pairs.flatMap(([one, other]) => {
        const spacing = pairSpacing(tracks[one], tracks[other]);
        return spacing
          ? [
              {
                pair: t`${{ player: markedName(one, names) }} and ${{ other: markedName(other, names) }}`,
                spacing,
              },
            ]
          : [];
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- a pair is named in the language in force
    [tracks, names, language],
  );
  return lines.map(({ pair, spacing }) => <SpacingLine key={pair} pair={pair} spacing={spacing} />);
}
