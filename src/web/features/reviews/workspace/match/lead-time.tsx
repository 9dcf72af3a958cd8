// The choice of the code pad's lead time.

import { leadTime } from '#domain/reviews/code-pad.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { usePreference } from '../state/device-preference.ts';
import { padLead } from '../state/pad-preference.ts';

const steps = Math.round((leadTime.max - leadTime.min) / leadTime.step);
const options = Array.from({ length: steps + 1 }, (_, step) => leadTime.min + step * leadTime.step).map((seconds) => ({
  value: String(seconds),
  label: `${seconds} s`,
}));

/** In seconds; kept on this device. */
export function LeadTime() {
  const seconds = usePreference(padLead);
  return (
    <FilterSelect
      label="Lead time"
      className="min-h-9 pointer-fine:min-h-8"
      value={String(seconds)}
      options={options}
      onValueChange={(value) => padLead.set(Number(value))}
    />
  );
}
