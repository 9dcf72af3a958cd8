// The club's brand: colour and logo.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { clubColours } from '#domain/clubs/club-colours.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { readPicture } from '#web/lib/read-picture.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { PictureField } from '#web/ui/fields/picture-field.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

/** Takes any colour: pictures darken it until white text is readable. */
export function BrandCard({ name }: { name: string }) {
  const id = useId();
  const look = useQuery(query(endpoints.getClubBrand));
  const [chosen, setChosen] = useState<string | null>(null);
  const [logo, setLogo] = useState<File | null>(null);
  const change = useCall(endpoints.changeClubBrand, {
    onSuccess: () => {
      toast({ title: t`Colour and logo saved`, tone: 'success' });
      setLogo(null);
    },
  });
  if (!look.data) return null;
  const colour = chosen ?? look.data.colour;
  const save = async () => change.mutate({ body: { colour, ...(logo !== null && { logo: await readPicture(logo) }) } });
  const refused = change.error instanceof ApiError ? change.error.fields['logo'] : undefined;
  return (
    <Card as="section">
      <CardTitle>{t`Colour and logo`}</CardTitle>
      <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8">
        <div
          className="grid size-28 place-items-center overflow-hidden rounded-xl p-3 text-center text-sm font-bold text-balance text-white"
          style={{ backgroundColor: clubColours(colour).ground }}
        >
          {look.data.logo ? (
            <img src={look.data.logo} alt={t`Your club’s logo`} className="max-h-full rounded bg-white" />
          ) : (
            <span translate="no">{name}</span>
          )}
        </div>
        <div className="grid gap-4">
          <div className="grid gap-1.5">
            <label htmlFor={id} className="font-medium">
              {t`Colour`}
            </label>
            <input
              id={id}
              type="color"
              value={colour}
              onChange={(event) => setChosen(event.target.value)}
              className="h-11 w-20 cursor-pointer rounded-lg border border-line-strong/60 bg-surface-raised p-1"
            />
          </div>
          <PictureField
            label={t`Logo`}
            help={t`PNG, JPEG or WebP under 3 MB. Shown on white.`}
            error={refused}
            onChoose={setLogo}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" busy={change.isPending} onClick={() => void save()}>
              {t`Save colour and logo`}
            </Button>
            {look.data.logo && (
              <Button variant="ghost" onClick={() => change.mutate({ body: { colour, logo: null } })}>
                {t`Remove logo`}
              </Button>
            )}
          </div>
          {change.isError && !refused && (
            <p role="alert" className="text-sm text-danger">
              {errorSentence(change.error)}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
