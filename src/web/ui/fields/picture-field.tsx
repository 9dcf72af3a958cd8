// Choosing a picture from the device.

import { useId } from 'react';

interface PictureFieldProps {
  label: string;
  help: string;
  error?: string | undefined;
  onChoose: (file: File | null) => void;
}

/** PNG, JPEG or WebP; the server re-encodes it. */
export function PictureField({ label, help, error, onChoose }: PictureFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-describedby={`${id}-help`}
        aria-invalid={error !== undefined}
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
        className="min-h-11 w-full text-sm file:mr-3 file:min-h-10 file:rounded-lg file:border file:border-line-strong/60 file:bg-surface-raised file:px-3 file:font-semibold"
      />
      <p id={`${id}-help`} className={error ? 'text-sm text-danger' : 'text-sm text-ink-muted'}>
        {error ?? help}
      </p>
    </div>
  );
}
