// Levels on the scale of a player's country.

import { federationLevel, levelLanguage, notRated, scaleText } from '#domain/levels/levels.ts';
import { type Numeric, toNumber } from '#domain/numeric.ts';
import { useScaleMappings } from './scale-mappings.ts';

/** A level by itself: `DPF 4.5 · Solid Intermediate+`, or `About 2.7 FEP · Básico`, whose label alone is Spanish. */
export function LevelText({ level, country }: { level: Numeric | null | undefined; country: string }) {
  const mappings = useScaleMappings();
  const number = toNumber(level);
  if (number === null) return <span>{notRated()}</span>;
  const shown = federationLevel(number, country, mappings);
  return (
    <span className="inline-block max-w-full first-letter:uppercase">
      <span>{scaleText(shown)}</span> · <span lang={levelLanguage(country)}>{shown.label}</span>
    </span>
  );
}
