// Asks another coach for a second review of the same match.

import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { NewSecondReview, type SecondReviewChoices } from '#contract/videos/second-reviews.ts';
import type { Video } from '#contract/videos/videos.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { submissionKeys } from '#web/lib/http/submission-keys.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CheckboxField, SelectField, TextAreaField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

export interface AskSecondReviewProps {
  video: Pick<Video, 'id' | 'title' | 'reportType'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const title = msg`Ask for a second review`;

/** Reads whom the player can ask, then asks; without a coach or a credit it says what to do. */
export function AskSecondReview(props: AskSecondReviewProps) {
  const { video, open, onOpenChange } = props;
  const { analysisCreditsRemaining } = useCurrentUser();
  const params = { videoId: video.id };
  const { data, error, refetch } = useQuery({ ...query(endpoints.listSecondReviewChoices, { params }), enabled: open });
  const lacksCredit = data?.takesCredit && analysisCreditsRemaining < 1;
  if (data && data.coaches.length > 0 && !lacksCredit) return <AskForm {...props} choices={data} />;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say(title)} size="sm">
      {error ? (
        <ErrorState
          title={t`Your coaches could not be loaded`}
          message={errorSentence(error)}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeleton className="h-24" />
      ) : lacksCredit ? (
        <p>
          <Trans>
            A second review takes one analysis credit, and you have none left.{' '}
            <Link to="/subscription" className={linkStyles}>
              Buy credits
            </Link>
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            You have no other coach who could review this match.{' '}
            <Link to="/my-coaches/find" className={linkStyles}>
              Find a coach
            </Link>
          </Trans>
        </p>
      )}
    </Dialog>
  );
}

const linkStyles = 'font-medium text-primary underline underline-offset-4';

function AskForm({ video, open, onOpenChange, choices }: AskSecondReviewProps & { choices: SecondReviewChoices }) {
  const { firstName, analysisCreditsRemaining } = useCurrentUser();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [keyOf] = useState(submissionKeys);
  const params = { videoId: video.id };
  const empty = { coachId: '', reportType: video.reportType ?? '', guardianAgrees: false };
  const form = useSchemaForm(NewSecondReview, empty, `second-review:${video.id}`);
  const { field, ...asking } = useEndpointForm(form, endpoints.askSecondReview, {
    id: useId(),
    sent: (body) => ({ params, body, headers: { 'Idempotency-Key': keyOf(body) } }),
    onSuccess: ({ id: videoId }) => {
      toast({
        title: t`Second review asked for`,
        description: t`We’ll let you know when it’s ready.`,
        tone: 'success',
      });
      onOpenChange(false);
      void navigate({ to: '/player/video-analysis/$videoId', params: { videoId } });
    },
    onFailure: (error) => {
      const isTooLate = error instanceof ApiError && (error.status === 404 || error.status === 409);
      if (!isTooLate) return false;
      onOpenChange(false);
      toast({ title: t`Second review not asked for`, description: errorSentence(error), tone: 'danger' });
      void queryClient.invalidateQueries({ queryKey: urlKey(endpoints.getVideo, { params }) });
      return true;
    },
  });
  const left = analysisCreditsRemaining;
  const taken = plural(
    { count: left },
    { one: 'It takes your last analysis credit.', other: 'It takes 1 of your # analysis credits.' },
  );
  const price = choices.takesCredit ? taken : t`Your club covers it.`;
  return (
    <FormDialog
      form={asking}
      open={open}
      onOpenChange={onOpenChange}
      title={say(title)}
      description={`${t`Another coach reviews the same match without seeing the first review. Once both are published, you can compare them.`} ${price}`}
      submitLabel={t`Ask this coach`}
      busyLabel={t`Asking...`}
    >
      <p className="text-sm text-ink-muted">
        {t`Both coaches know that there are two reviews. We don’t tell the first whom you asked. A coach of yours may have read the first review before.`}
      </p>
      <SelectField
        {...field('coachId')}
        label={t`Coach`}
        placeholder={t`Choose a coach`}
        options={choices.coaches.map((coach) => ({ value: coach.id, label: personName(coach) }))}
        required
      />
      <TextAreaField {...field('reportType')} label={t`What should this coach look at?`} optional rows={2} />
      {choices.isJunior && (
        <CheckboxField
          {...field('guardianAgrees')}
          label={t`I agree that this coach opens ${{ firstName }}’s video and reviews it.`}
        />
      )}
    </FormDialog>
  );
}
