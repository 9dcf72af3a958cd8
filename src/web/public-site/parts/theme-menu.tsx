// The theme menu of the public pages; `enhance.ts` makes it work.

import { t } from '@lingui/core/macro';
import { type LucideIcon, Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { useId } from 'react';
import type { Theme } from '#web/lib/theme/theme-choice.ts';
import { cn } from '#web/ui/class-names.ts';

const choices = (): Record<Theme, { label: string; icon: LucideIcon }> => ({
  system: { label: t({ message: 'System', context: 'theme' }), icon: Monitor },
  light: { label: t({ message: 'Light', context: 'theme' }), icon: Sun },
  dark: { label: t({ message: 'Dark', context: 'theme' }), icon: Moon },
});

/** A menu with the three themes, hidden without JavaScript. */
export function ThemeMenu({ onCourt = false }: { onCourt?: boolean }) {
  const name = useId();
  return (
    <details data-theme-menu className="relative noscript:hidden">
      <summary
        className={cn(
          'grid size-11 list-none place-items-center rounded-lg transition-colors [&::-webkit-details-marker]:hidden',
          onCourt ? 'hover:bg-on-court/10' : 'text-ink-muted hover:bg-surface-sunken hover:text-ink',
        )}
      >
        <SunMoon aria-hidden className="size-5" />
        <span className="sr-only">{t`Theme`}</span>
      </summary>
      <fieldset className="absolute top-full right-0 z-20 mt-2 w-40 rounded-xl border bg-surface-raised p-1.5 text-ink shadow-raised [--color-focus:var(--color-primary)]">
        <legend className="sr-only">{t`Theme`}</legend>
        {Object.entries(choices()).map(([theme, { label, icon: Icon }]) => (
          <label
            key={theme}
            className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-lg px-3 text-sm text-ink-muted transition-colors hover:bg-surface-sunken has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input type="radio" name={name} value={theme} className="sr-only" />
            <Icon aria-hidden className="size-4" />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
