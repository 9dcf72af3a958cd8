// The theme switch: light, dark or system.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { say } from '#domain/language/say.ts';
import { chooseTheme, type Theme, themes, useTheme } from '#web/lib/theme/theme.ts';

const looks: Record<Theme, { label: MessageDescriptor; icon: LucideIcon }> = {
  system: { label: msg({ message: 'System', context: 'theme' }), icon: Monitor },
  light: { label: msg({ message: 'Light', context: 'theme' }), icon: Sun },
  dark: { label: msg({ message: 'Dark', context: 'theme' }), icon: Moon },
};

/** Three choices, navigated with the arrow keys. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t`Theme`}</legend>
      <div className="flex rounded-lg bg-surface-sunken p-1">
        {themes.map((theme) => {
          const { label, icon: Icon } = looks[theme];
          return (
            <label
              key={theme}
              className="flex min-h-10 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-md text-sm text-ink-muted has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-fine:min-h-8"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={theme === chosen}
                onChange={() => chooseTheme(theme)}
              />
              <Icon aria-hidden className="size-4" />
              {say(label)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
