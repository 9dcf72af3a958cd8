// Further actions of a player's page, behind a button.

import { t } from '@lingui/core/macro';
import { EllipsisVertical, Unlink } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { CoachedPlayerPage } from '#contract/people/coaching.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';

interface PlayerMenuProps {
  page: CoachedPlayerPage;
  onEnded: () => void;
}

/** Ending the connection, after a confirmation. */
export function PlayerMenu({ page: { connection, player }, onEnded }: PlayerMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const name = personName(player);
  const end = useCall(endpoints.endConnection, {
    except: [endpoints.getCoachedPlayer],
    onSuccess: () => {
      toast({ title: t`Connection ended`, description: t`You and ${{ name }} are no longer connected.` });
      setAsking(false);
      onEnded();
    },
    onError: (error) => failureToast(t`The connection was not ended`, error, t`Please try again.`),
  });
  return (
    <>
      <Menu
        label={t`Actions for ${{ name }}`}
        trigger={
          <IconButton label={t`More actions for ${{ name }}`}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
        items={[{ label: t`End connection`, icon: <Unlink aria-hidden />, onSelect: () => setAsking(true) }]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`End the connection with ${{ name }}?`}
        description={t`You’ll no longer see their videos, ratings, goals or sessions. Reviews you have started go back to the queue. Your private notes come back if you reconnect.`}
        confirmLabel={t`End connection`}
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate({ params: { id: connection.id } })}
      />
    </>
  );
}
