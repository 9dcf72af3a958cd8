// As whom the product is being viewed, and the way back.

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

/** For someone who views the product as someone else. */
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
