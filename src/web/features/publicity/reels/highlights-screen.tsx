// The club's highlight reels.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Clapperboard, Plus } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { NewReel, type ReelSummary } from '#contract/publicity/reels.ts';
import { clipsInWords } from '#domain/publicity/clips.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { ContentNav } from '../content-nav.tsx';
import { useGroupInAddress } from './use-group-in-address.ts';

/** All reels, last changed first, and New reel. */
export function HighlightsScreen() {
  // From a group's page: its moments are offered first.
  const group = useGroupInAddress();
  const [isNew, setIsNew] = useState(group !== undefined);
  const reels = useQuery(query(endpoints.listReels));
  const begin = (
    <Button icon={<Plus aria-hidden />} onClick={() => setIsNew(true)}>
      {t`New reel`}
    </Button>
  );
  return (
    <Page
      title={t`Highlights`}
      lead={t`Reels of your members’ best moments, played straight from their videos.`}
      actions={reels.data?.length ? begin : undefined}
    >
      <ContentNav />
      {reels.isError ? (
        <ErrorState message={errorSentence(reels.error)} onRetry={() => void reels.refetch()} />
      ) : !reels.data ? (
        <Skeleton className="h-48 rounded-xl" />
      ) : reels.data.length === 0 ? (
        <EmptyState title={t`No reels yet`} icon={<Clapperboard aria-hidden />} action={begin}>
          <p>{t`Build a reel from moments that coaches marked in your members’ YouTube videos.`}</p>
        </EmptyState>
      ) : (
        <Reels reels={reels.data} />
      )}
      <NewReelDialog open={isNew} onOpenChange={setIsNew} group={group} />
    </Page>
  );
}

/** The public part: without clips of players who have not agreed. */
function visitorsSee({ isPublic, shown, clips }: ReelSummary) {
  if (!isPublic) return t`Nothing`;
  return shown.clips === clips ? t`Everything` : `${clipsInWords(shown.clips)}, ${formatClockTime(shown.length)}`;
}

function Reels({ reels }: { reels: readonly ReelSummary[] }) {
  return (
    <DataTable
      caption={t`Highlight reels`}
      rows={reels}
      rowKey={(reel) => reel.id}
      columns={[
        {
          key: 'title',
          header: t`Title`,
          primary: true,
          cell: (reel) => (
            <Link
              to="/club/highlights/$reelId"
              params={{ reelId: reel.id }}
              className="font-semibold text-primary underline-offset-4 hover:underline"
            >
              {reel.title}
            </Link>
          ),
        },
        { key: 'clips', header: t`Clips`, align: 'right', cell: (reel) => reel.clips },
        { key: 'length', header: t`Length`, align: 'right', cell: (reel) => formatClockTime(reel.length) },
        { key: 'shown', header: t`Visitors see`, align: 'right', cell: visitorsSee },
        {
          key: 'state',
          header: t`Page`,
          cell: (reel) => (
            <Badge tone={reel.isPublic ? 'success' : 'neutral'}>
              {reel.isPublic ? t`Public` : t({ message: 'Off', context: 'page' })}
            </Badge>
          ),
        },
        { key: 'changed', header: t`Changed`, cell: (reel) => <TimeText at={reel.updatedAt} kind="recent" /> },
      ]}
    />
  );
}

interface NewReelDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  group: string | undefined;
}

/** Asks for a title only. */
function NewReelDialog({ open, onOpenChange, group }: NewReelDialogProps) {
  const navigate = useNavigate();
  const form = useSchemaForm(NewReel, { title: '' }, 'new-reel');
  const { field, ...request } = useEndpointForm(form, endpoints.createReel, {
    id: 'new-reel',
    sent: (body) => ({ body }),
    onSuccess: ({ id }) =>
      void navigate({
        to: '/club/highlights/$reelId',
        params: { reelId: id },
        search: group === undefined ? {} : { group },
      }),
  });
  return (
    <FormDialog
      form={request}
      open={open}
      onOpenChange={onOpenChange}
      title={t`New reel`}
      size="sm"
      submitLabel={t`Choose clips`}
      busyLabel={t`Creating...`}
    >
      <TextField {...field('title')} label={t`Title`} help={t`For example: Best of autumn`} />
    </FormDialog>
  );
}
