// A player's movement in figures, and the spacing of a pair.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { say } from '#domain/language/say.ts';
import { type CourtZone, courtZones } from '#domain/reviews/court/court.ts';
import type { MovementFigures } from '#domain/reviews/movement/figures.ts';
import { percent } from '#domain/reviews/movement/movement-words.ts';
import type { PairSpacing } from '#domain/reviews/movement/pair-spacing.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { cn } from '#web/ui/class-names.ts';

/** Dark on a light ground: label and order distinguish them too. */
const zoneFills: Record<CourtZone, string> = {
  net: 'bg-tier-advanced',
  transition: 'bg-tier-getting',
  back: 'bg-tier-solid',
};

const zoneNames: Record<CourtZone, MessageDescriptor> = {
  net: msg`Net zone`,
  transition: msg`Transition zone`,
  back: msg`Back zone`,
};

/** Time in zones as a bar with figures, then distance, time and number of marks. */
export function FiguresList({ figures }: { figures: MovementFigures }) {
  return (
    <ZoneShares shares={figures.zones}>
      <Figure label={t`Distance, at least`} value={`${Math.round(figures.distance)} m`} />
      <Figure label={t`Time followed`} value={duration(figures.seconds)} />
      <Figure label={t`Marks`} value={String(figures.marks)} />
    </ZoneShares>
  );
}

interface ZoneSharesProps {
  /** Share of the time in each zone, 0–1. */
  shares: Record<CourtZone, number>;
  /** Further figures. */
  children?: ReactNode;
}

/** Time in zones as a bar with its figures. */
export function ZoneShares({ shares, children }: ZoneSharesProps) {
  return (
    <div className="grid gap-4">
      <div aria-hidden className="flex h-3 overflow-hidden rounded-full bg-surface-sunken">
        {courtZones.map((zone) => (
          <span key={zone} className={zoneFills[zone]} style={{ width: `${shares[zone] * 100}%` }} />
        ))}
      </div>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-3">
        {courtZones.map((zone) => (
          <Figure key={zone} label={say(zoneNames[zone])} value={percent(shares[zone])} sign={zoneFills[zone]} />
        ))}
        {children}
      </dl>
    </div>
  );
}

interface FigureProps {
  label: string;
  value: string;
  /** Colour that ties it to the bar. */
  sign?: string;
}

function Figure({ label, value, sign }: FigureProps) {
  return (
    <div className="flex flex-col">
      <dt className="flex items-center gap-1.5 text-sm text-ink-muted">
        {sign && <span aria-hidden className={cn('size-2.5 shrink-0 rounded-xs', sign)} />}
        <span>{label}</span>
      </dt>
      <dd className="order-first font-heading text-lg font-semibold whitespace-nowrap sm:text-xl">{value}</dd>
    </div>
  );
}

/** A pair's spacing, its spread and number of marks. */
export function SpacingLine({ pair, spacing }: { pair: string; spacing: PairSpacing }) {
  const count = spacing.marks;
  return (
    <p className="text-sm">
      <strong className="font-semibold">{pair}:</strong>{' '}
      {t`${{ mean: oneDecimal(spacing.mean) }} m apart, give or take ${{ spread: oneDecimal(spacing.spread) }} m`}{' '}
      <span className="text-ink-muted">
        {t`(${{ duration: duration(spacing.seconds) }} together, at least ${plural(count, { one: '# mark', other: '# marks' })} each)`}
      </span>
    </p>
  );
}

/** A duration: "48 s", "3 min 5 s". */
function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return t`${{ seconds: whole }} s`;
  return t`${{ minutes: Math.floor(whole / 60) }} min ${{ seconds: whole % 60 }} s`;
}
