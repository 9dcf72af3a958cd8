// Choosing a coach for a video.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { AdminVideo } from '#contract/videos/admin-videos.ts';
import { personName } from '#domain/people/person-name.ts';
import { roleLabel } from '#domain/people/roles.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface AssignCoachDialogProps {
  video: AdminVideo;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Connects the chosen coach with the video's player. */
export function AssignCoachDialog({ video, open, onOpenChange }: AssignCoachDialogProps) {
  const [coachId, setCoachId] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const coaches = useQuery({ ...query(endpoints.listCoaches), enabled: open });
  const connectedIds = new Set(video.coaches.map(({ id }) => id));
  const choices = coaches.data?.filter(({ id }) => !connectedIds.has(id));
  const chosen = choices?.find(({ id }) => id === coachId);

  const assign = useCall(endpoints.assignCoach, {
    onSuccess: () => {
      onOpenChange(false);
      if (!chosen) return;
      const description = t`${{ coach: personName(chosen) }} can now review the videos of ${{ player: personName(video.player) }}.`;
      toast({ title: t`Coach assigned`, description, tone: 'success' });
    },
    onError: (failure) => setError(errorSentence(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) assign.mutate({ params: { videoId: video.id }, body: { coachId: chosen.id } });
    else setError(t`Please choose a coach.`);
  };
  const formId = `assign-${video.id}`;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t`Assign coach`}
      description={t`For “${{ title: video.title }}”. This connects the coach with ${{ player: personName(video.player) }} and shows them all of this player’s videos.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} busy={assign.isPending}>
            {t`Assign coach`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {choices ? (
          <ComboboxField
            label={t`Coach`}
            placeholder={t`Search by name`}
            emptyText={choices.length === 0 ? t`There are no other active coaches.` : t`No coach found.`}
            items={choices.map((coach) => ({
              value: coach.id,
              label: `${personName(coach)} · ${roleLabel(coach.role)}`,
            }))}
            value={coachId}
            onValueChange={(value) => {
              setCoachId(value);
              setError(undefined);
            }}
            error={error}
          />
        ) : coaches.error ? (
          <ErrorState message={errorSentence(coaches.error)} onRetry={() => void coaches.refetch()} />
        ) : (
          <Skeleton className="h-16" />
        )}
      </form>
    </Dialog>
  );
}
