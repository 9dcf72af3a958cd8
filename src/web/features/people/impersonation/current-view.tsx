// The current view and the button to end it.

import { Undo2 } from 'lucide-react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { viewSentence } from '#web/lib/session/view-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';

interface CurrentViewProps {
  user: CurrentUser;
  isReturning: boolean;
  onReturn: () => void;
}

/** Shown while viewing as another role or person. */
export function CurrentView({ user, isReturning, onReturn }: CurrentViewProps) {
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <p className="font-medium">{viewSentence(user)}</p>
        <p className="text-sm text-ink-muted">
          {user.viewedBy?.role === 'admin'
            ? 'Choose another role below, or return to find a person.'
            : 'Choose another role below, or return.'}
        </p>
      </div>
      <Button icon={<Undo2 aria-hidden />} busy={isReturning} onClick={onReturn}>
        Return to my account
      </Button>
    </Card>
  );
}
