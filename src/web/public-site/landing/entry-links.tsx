// The two ways in.

import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';

/** To the registration; the one accent of its surface. */
export function CreateAccountLink({ className }: { className?: string }) {
  return (
    <a href="/auth?tab=register" className={cn(buttonStyles({ variant: 'accent', size: 'lg' }), className)}>
      Create Account
    </a>
  );
}

/** To the sign-in, on the court's blue. */
export function LogInLink({ className }: { className?: string }) {
  return (
    <a
      href="/auth?tab=login"
      className={cn(
        buttonStyles({ variant: 'ghost', size: 'lg' }),
        'border-on-court-muted/60 text-on-court hover:bg-on-court/10',
        className,
      )}
    >
      Log In
    </a>
  );
}
