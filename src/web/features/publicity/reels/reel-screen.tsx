// One reel: clips, moments, preview and public page.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { ReelEditor } from './reel-editor.tsx';
import { useGroupInAddress } from './use-group-in-address.ts';

/** One reel of the club. */
export function ReelScreen({ reelId }: { reelId: string }) {
  const group = useGroupInAddress();
  const reel = useQuery(query(endpoints.getReel, { params: { reelId } }));
  /** Counts reloads of the saved reel. */
  const [round, setRound] = useState(0);
  const back = <BackLink to="/club/highlights">{t`Highlights`}</BackLink>;
  if (reel.error instanceof ApiError && reel.error.status === 404) {
    return (
      <Page title={t`Highlight reel`} back={back}>
        <EmptyState title={t`Reel not found`}>
          <p>{t`It was deleted or belongs to another club.`}</p>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title={t`Highlight reel`}
      width="wide"
      back={back}
      mark={reel.data && <ReelMenu reelId={reelId} title={reel.data.title} />}
    >
      {reel.isError ? (
        <ErrorState message={errorSentence(reel.error)} onRetry={() => void reel.refetch()} />
      ) : reel.data ? (
        <ReelEditor
          key={round}
          reel={reel.data}
          group={group}
          onReload={() => void reel.refetch().then(() => setRound(round + 1))}
        />
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </Page>
  );
}

function ReelMenu({ reelId, title }: { reelId: string; title: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useCall(endpoints.deleteReel, {
    except: [endpoints.getReel],
    onSuccess: () => void navigate({ to: '/club/highlights' }),
    onError: (error) => failureToast(t`The reel was not deleted`, error, t`Please try again.`),
  });
  return (
    <>
      <Menu
        label={t`More for ${{ name: title }}`}
        trigger={
          <IconButton label={t`More for ${{ name: title }}`} variant="secondary" size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          { label: t`Delete reel`, icon: <Trash2 aria-hidden />, danger: true, onSelect: () => setIsAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Delete “${{ title }}”?`}
        description={t`Its link stops working for everyone. This cannot be undone.`}
        confirmLabel={t`Delete reel`}
        danger
        onConfirm={() => remove.mutate({ params: { reelId } })}
      />
    </>
  );
}
