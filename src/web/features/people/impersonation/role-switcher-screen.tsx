// Switch Role: /role-switcher.

import { t } from '@lingui/core/macro';
import { Undo2 } from 'lucide-react';
import { brand } from '#brand';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Role } from '#domain/people/roles.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useViewChange } from '#web/lib/session/use-view-change.ts';
import { viewSentence } from '#web/lib/session/view-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { PersonSearch } from './person-search.tsx';
import { RoleCards } from './role-cards.tsx';

/** The current view, the roles and, for administrators, people (of one role if given). */
export function RoleSwitcherScreen({ role }: { role?: Role | undefined }) {
  const user = useCurrentUser();
  const { next, changeView } = useViewChange({
    onError: (error) =>
      toast({ title: t`The view could not be changed`, description: errorSentence(error), tone: 'danger' }),
  });
  return (
    <Page
      title={t`Switch Role`}
      lead={t`See ${{ product: brand.name }} as others see it. Any changes you make are recorded under your own name.`}
    >
      <div className="grid gap-8">
        {user.viewedBy && <CurrentView user={user} isReturning={next === null} onReturn={() => changeView(null)} />}
        <RoleCards
          user={user}
          chosen={next && 'role' in next ? next.role : undefined}
          onChoose={(chosen) => changeView({ role: chosen })}
        />
        {/* Only administrators can search people, and nobody is one while viewing as someone else. */}
        {user.role === 'admin' && (
          <PersonSearch
            role={role}
            chosen={next && 'userId' in next ? next.userId : undefined}
            onChoose={(userId) => changeView({ userId })}
          />
        )}
      </div>
    </Page>
  );
}

interface CurrentViewProps {
  user: CurrentUser;
  isReturning: boolean;
  onReturn: () => void;
}

/** Shown while viewing as another role or person. */
function CurrentView({ user, isReturning, onReturn }: CurrentViewProps) {
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <p className="font-medium">{viewSentence(user)}</p>
        <p className="text-sm text-ink-muted">
          {user.viewedBy?.role === 'admin'
            ? t`Choose another role below, or return to find a person.`
            : t`Choose another role below, or return.`}
        </p>
      </div>
      <Button icon={<Undo2 aria-hidden />} busy={isReturning} onClick={onReturn}>
        {t`Return to my account`}
      </Button>
    </Card>
  );
}
