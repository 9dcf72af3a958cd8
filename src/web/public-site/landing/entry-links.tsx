// Links to register and to log in.

import { t } from '@lingui/core/macro';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';

/** The only accent button on its surface. */
export function CreateAccountLink({ className }: { className?: string }) {
  return (
    <a href="/auth?tab=register" className={cn(buttonStyles({ variant: 'accent', size: 'lg' }), className)}>
      {t`Create Account`}
    </a>
  );
}

/** Styled for the blue court background. */
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
      {t`Log In`}
    </a>
  );
}
