// How loud the microphone hears.

import { t } from '@lingui/core/macro';

/** The level from 0 to 1 as a bar. */
export function MicrophoneLevel({ level }: { level: number }) {
  return (
    <span
      role="meter"
      aria-label={t({ message: 'Level', context: 'of the microphone' })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 100)}
      className="h-2 min-w-16 grow overflow-hidden rounded-full bg-surface"
    >
      <span
        className="block size-full origin-left rounded-full bg-danger"
        style={{ transform: `scaleX(${level.toFixed(2)})` }}
      />
    </span>
  );
}
