// The placeholder of a loading form.

import { t } from '@lingui/core/macro';
import { Skeleton } from './skeleton.tsx';

/** So many fields, each with its label. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div role="status" aria-busy className="grid gap-5">
      <span className="sr-only">{t`Loading...`}</span>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} aria-hidden className="grid gap-2">
          <Skeleton className="w-24" />
          <Skeleton className="h-11 rounded-lg" />
        </div>
      ))}
    </div>
  );
}
