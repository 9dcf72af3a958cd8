// The field for the link to a player's first video.

import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { NewLink } from '#contract/videos/videos.ts';
import { linkHelp } from '#web/features/videos/shared/link-help.ts';
import { formFields, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';

/** Checks the link, then goes on to the form that adds a video, which still needs a title. It takes words around the link as one. */
export function FirstLink() {
  const form = useSchemaForm(NewLink, { videoUrl: '' }, 'first-video');
  const { field, ...parts } = formFields(form, useId());
  const link = useWatch({ control: form.control, name: 'videoUrl' });
  const navigate = useNavigate();
  const submit = form.handleSubmit(() => {
    // The form keeps a draft of its own.
    form.draft.discard();
    void navigate({ to: '/player/videos', search: { add: true, link } });
  });
  return (
    <Form form={{ ...parts, submit }} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          {...field('videoUrl')}
          label={t`Video link`}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://youtu.be/…"
          help={linkHelp(link)}
          required
        />
        <Button type="submit" className="sm:mt-6.5 sm:self-start">
          {t`Send`}
        </Button>
      </div>
    </Form>
  );
}
