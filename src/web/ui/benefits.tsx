// A short list of benefits.

import { Check } from 'lucide-react';

/** One line per benefit. */
export function Benefits({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-2 text-sm">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
