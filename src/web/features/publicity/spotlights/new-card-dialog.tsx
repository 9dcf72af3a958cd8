// Creates a card: player, quote, photo.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { readPicture } from '#web/lib/read-picture.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { PictureField } from '#web/ui/fields/picture-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface NewCardDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Offers members who have not refused, and coaches' quotes about them. */
export function NewCardDialog({ open, onOpenChange }: NewCardDialogProps) {
  const [playerId, setPlayerId] = useState('');
  const [sentence, setSentence] = useState('');
  const [photo, setPhoto] = useState<File | null>(null);
  const members = useQuery({ ...query(endpoints.listContentMembers), enabled: open });
  const sentences = useQuery({
    ...query(endpoints.listCardSentences, { params: { playerId } }),
    enabled: open && playerId !== '',
  });
  const create = useCall(endpoints.createSpotlight, {
    onSuccess: ({ player }) => {
      toast({
        title: t`Card created`,
        description: t`We’ve asked ${{ player: personName(player) }} to agree to it.`,
        tone: 'success',
      });
      onOpenChange(false);
      setPlayerId('');
      setSentence('');
      setPhoto(null);
    },
  });
  const send = async () =>
    create.mutate({ body: { playerId, sentence, photo: photo === null ? null : await readPicture(photo) } });
  const refused = create.error instanceof ApiError ? create.error.fields : {};
  const draftable = (members.data ?? []).filter(({ choice }) => choice !== 'refused');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`New card`}
      description={t`We take the level, stamp and strongest skills from the player’s reviews.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t`Cancel`}
          </Button>
          <Button disabled={playerId === ''} busy={create.isPending} onClick={() => void send()}>
            {t`Create card and ask the player`}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <FilterSelect
          label={t`Player`}
          value={playerId}
          onValueChange={(next) => {
            setPlayerId(next);
            setSentence('');
          }}
          options={[
            { value: '', label: t`Choose a player` },
            ...draftable.map((member) => ({ value: member.id, label: personName(member) })),
          ]}
          className="w-full"
        />
        {playerId !== '' && (
          <fieldset>
            <legend className="mb-2 font-medium">{t`Quote from a coach`}</legend>
            {/* A fixed height keeps the content below in place while quotes load. */}
            <div className="grid h-60 auto-rows-max content-start gap-2 overflow-y-auto p-1">
              {['', ...(sentences.data ?? [])].map((text) => (
                <label
                  key={text}
                  className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-line-strong/60 px-3 py-2.5 text-sm has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
                >
                  <input
                    type="radio"
                    name="sentence"
                    checked={text === sentence}
                    onChange={() => setSentence(text)}
                    className="mt-0.5 size-4 shrink-0 accent-primary"
                  />
                  <span className="wrap-anywhere">{text === '' ? t`No quote` : text}</span>
                </label>
              ))}
              {sentences.isPending && <Skeleton className="h-11 rounded-lg" />}
            </div>
          </fieldset>
        )}
        <PictureField
          label={t`Photo`}
          help={t`Optional. Without one, the card shows initials. The player sees it before anyone else.`}
          error={refused['photo']}
          onChoose={setPhoto}
        />
        {create.isError && !refused['photo'] && (
          <p role="alert" className="text-sm text-danger">
            {errorSentence(create.error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
