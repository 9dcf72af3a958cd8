// Ending a connection as a coach.

import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

interface EndConnectionProps {
  connectionId: string;
  player: { firstName: string; lastName: string };
  onEnded: () => void;
}

/** Asks for confirmation first. */
export function EndConnection({ connectionId, player, onEnded }: EndConnectionProps) {
  const [isAsking, setAsking] = useState(false);
  const name = personName(player);
  const end = useCall(endpoints.endConnection, {
    except: [endpoints.getCoachedPlayer],
    onSuccess: () => {
      toast({ title: 'Connection ended', description: `You and ${name} are no longer connected.` });
      setAsking(false);
      onEnded();
    },
    onError: (error) => failureToast('The connection was not ended', error, 'Please try again.'),
  });
  return (
    <>
      <Button variant="ghost" size="sm" className="-mx-3" onClick={() => setAsking(true)}>
        End connection
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`End the connection with ${name}?`}
        description="You’ll no longer see their videos, ratings, goals or sessions. Reviews you have started go back to the queue. Your private notes come back if you reconnect."
        confirmLabel="End connection"
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate({ params: { id: connectionId } })}
      />
    </>
  );
}
