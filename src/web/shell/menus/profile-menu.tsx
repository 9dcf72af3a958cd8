// The profile menu's button. What it opens comes after the first paint.

import { t } from '@lingui/core/macro';
import { personName } from '#domain/people/person-name.ts';
import { late } from '#web/lib/late/late.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useLateTrigger } from '#web/ui/overlays/use-late-trigger.ts';

const sheet = late(() => import('./profile-sheet.tsx').then((part) => part.ProfileSheet));

/** Opens from the person's initials. */
export function ProfileMenu() {
  const user = useCurrentUser();
  const name = personName(user);
  const button = (
    <button type="button" title={name} className="grid size-11 place-items-center rounded-full hover:bg-surface-sunken">
      <span
        aria-hidden
        className="grid size-8 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary uppercase"
      >
        {initial(user.firstName)}
        {initial(user.lastName)}
      </span>
      <span className="sr-only">{t`Profile menu of ${{ name }}`}</span>
    </button>
  );
  const { Part, trigger, wasPressed } = useLateTrigger(sheet, button, 'dialog');
  return Part ? <Part trigger={button} wasPressed={wasPressed} /> : trigger;
}

/** The first character, keeping accented letters and emoji whole. */
function initial(name: string): string {
  return [...name][0] ?? '';
}
