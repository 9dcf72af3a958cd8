// Smashy's avatar: the logo, or the letter S if it fails to load.

import { useState } from 'react';
import { cn } from '#web/ui/class-names.ts';

export function SmashyAvatar({ className }: { className?: string }) {
  const [hasFailed, setFailed] = useState(false);
  const shape = cn('size-8 shrink-0 rounded-full', className);
  if (hasFailed) {
    return (
      <span aria-hidden className={cn(shape, 'grid place-items-center bg-accent font-bold text-on-accent')}>
        S
      </span>
    );
  }
  return (
    <img
      src="/logo.png"
      alt=""
      className={cn(shape, 'bg-court object-cover object-left')}
      onError={() => setFailed(true)}
    />
  );
}
