// The form that adds a video: title and link are enough, everything else helps the coach.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { History, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { isBlank } from '#domain/plain-text.ts';
import { readShare } from '#domain/videos/shared-links.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import { formFields } from '#web/lib/forms/use-endpoint-form.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { AnswerNotice } from '#web/ui/feedback/answer-notice.tsx';
import { CheckboxField, FormErrors, TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { DraftNotice } from '#web/ui/fields/form.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { FilmGuideButton } from './shared/film-guide-button.tsx';
import { linkHelp } from './shared/link-help.ts';
import { CoachContextFields } from './shared/sent-video/coach-context-fields.tsx';
import { sharedLinkField } from './shared/shared-link-field.ts';
import { SituationFields } from './situation-fields.tsx';
import { type AlreadySent, useAddVideo } from './use-add-video.ts';

export interface AddVideoFormProps {
  user: CurrentUser;
  onClose: () => void;
  /** Content shared by a phone; empty if opened here. */
  sharedTitle: string;
  sharedText: string;
}

/** Adds a video and closes. Typed text stays if sending fails or the page is left by accident. */
export function AddVideoForm({ user, onClose, sharedTitle, sharedText }: AddVideoFormProps) {
  const { form, submit, sendAgain, alreadySent, isSending } = useAddVideo(onClose, user.guardian !== null);
  const formId = useId();
  const { field, errors } = formFields(form, formId);
  const titleId = useId();
  const box = useRef<HTMLFormElement>(null);
  const link = useWatch({ control: form.control, name: 'videoUrl' });

  const typed = { shouldDirty: true };
  const { rules, onPaste } = sharedLinkField(({ link: picked, words }) => {
    form.setValue('videoUrl', picked, typed);
    if (words !== '' && isBlank(form.getValues('title'))) form.setValue('title', words, typed);
  });

  useEffect(() => {
    const share = readShare({ title: sharedTitle, text: sharedText });
    // The draft may already hold it, after signing in or reloading.
    if (share.link === '' || share.link === form.getValues('videoUrl')) return;
    form.setValue('videoUrl', share.link, { shouldDirty: true });
    if (share.title !== '') form.setValue('title', share.title, { shouldDirty: true });
    // Refuses a link without a video at once, and says what to copy.
    if (parseVideoLink(share.link) === null) void form.trigger('videoUrl');
  }, [form, sharedTitle, sharedText]);

  // The form was opened to type.
  useEffect(() => {
    form.setFocus('title');
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [form]);

  return (
    <Card as="section" className="w-full max-w-2xl">
      <form ref={box} noValidate aria-labelledby={titleId} onSubmit={submit} className="grid gap-5">
        <div className="flex items-center justify-between gap-4">
          <h2 id={titleId} className="text-lg">
            {t`Add a video`}
          </h2>
          <IconButton label={t`Close the form`} size="sm" className="-mr-2" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
        <FormErrors errors={eachOnce(errors)} />
        {form.draft.restored && <DraftNotice draft={form.draft} />}
        <TextField {...field('title')} label={t`Title`} placeholder={t`e.g. Sunday league against Nørrebro`} required />
        <div className="grid gap-1.5">
          <TextField
            {...field('videoUrl', rules)}
            onPaste={onPaste}
            label={t`Video link`}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://youtu.be/…"
            help={linkHelp(link)}
            required
          />
          <FilmGuideButton />
        </div>
        {/* Not above the buttons: a double click on "Add Video" would press "Send it anyway". */}
        {link.trim() === alreadySent?.link && <AlreadySentNotice earlier={alreadySent} onSendAgain={sendAgain} />}
        <TextAreaField
          {...field('reportType')}
          label={t`What should your coach look at?`}
          optional
          rows={2}
          placeholder={t`e.g. my bandeja under pressure, and where I stand after it`}
        />
        <SituationFields playerId={user.id} form={form} id={formId} />
        <CoachContextFields field={field} hasError={hasContextError(form.formState.errors)} />
        {user.guardian && (
          <CheckboxField
            {...field('guardianAgrees')}
            label={t`I agree that ${{ firstName: user.firstName }}’s coaches open this video and review it.`}
          />
        )}
        <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-3 border-t pt-5">
          <p className="text-sm text-ink-muted">{price(user)}</p>
          <div className="flex grow gap-2 sm:grow-0">
            <Button
              variant="ghost"
              onClick={() => {
                form.draft.discard();
                onClose();
              }}
            >
              {t`Cancel`}
            </Button>
            <Button type="submit" busy={isSending} busyLabel={t`Adding video...`} className="grow sm:grow-0">
              {t`Add Video`}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}

/** The cost of this submission. */
function price(user: CurrentUser): string {
  if (isClubMember(user)) return t`Your club covers the review.`;
  const left = user.analysisCreditsRemaining;
  return plural(
    { count: left },
    { one: 'Takes your last analysis credit.', other: 'Takes 1 of your # analysis credits.' },
  );
}

/** Each sentence once: title and link share theirs. */
function eachOnce<E extends { message: string }>(all: readonly E[]): E[] {
  return all.filter(({ message }, index) => all.findIndex((one) => one.message === message) === index);
}

function hasContextError(errors: object): boolean {
  return Object.keys(errors).some(
    (name) =>
      !['title', 'videoUrl', 'reportType', 'guardianAgrees', 'root'].includes(name) && !name.startsWith('situations'),
  );
}

interface AlreadySentNoticeProps {
  earlier: AlreadySent;
  onSendAgain: () => void;
}

/** Leads to the earlier video, or sends the link again. */
function AlreadySentNotice({ earlier: { videoId, sentence }, onSendAgain }: AlreadySentNoticeProps) {
  return (
    <AnswerNotice className="flex scroll-my-4 flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="flex items-center gap-2.5 font-medium">
        <History aria-hidden className="size-4 shrink-0 text-attention" />
        {sentence}
      </p>
      <div className="flex flex-wrap gap-2">
        <Link
          to="/player/video-analysis/$videoId"
          params={{ videoId }}
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          {t`Open it`}
        </Link>
        <Button variant="ghost" size="sm" onClick={onSendAgain}>
          {t`Send it anyway`}
        </Button>
      </div>
    </AnswerNotice>
  );
}
