// How levels read on the scales of other countries: /admin/level-scales.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { LevelScale } from '#contract/levels/level-scales.ts';
import { countryOfScale } from '#domain/levels/level-scales.ts';
import { levelText } from '#domain/levels/levels.ts';
import { outerScales } from '#domain/levels/outer-scales.ts';
import { countryName } from '#domain/people/countries.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';
import type { LevelScalesSearch } from './level-scales-search.ts';
import { MappingForm } from './mapping-form.tsx';

interface LevelScalesScreenProps {
  search: LevelScalesSearch;
  onSearchChange: (search: LevelScalesSearch) => void;
}

/** A tab for each scale: how it is shown now, and its mapping. */
export function LevelScalesScreen({ search, onSearchChange }: LevelScalesScreenProps) {
  const { data } = useSuspenseQuery(query(endpoints.listLevelScales));
  const [first] = outerScales;
  return (
    <Page
      title={t`Level Scales`}
      lead={t`How levels read in Spain and Argentina. Everywhere else players see the DPF scale, which shows our own levels as they are.`}
      actionBar={false}
    >
      <Tabs
        label={t`Level Scales`}
        value={search.scale ?? first}
        tabs={data.map(({ scale }) => ({ value: scale, label: `${scale} (${countryName(countryOfScale[scale])})` }))}
        onValueChange={(scale) => onSearchChange({ scale: scale === first ? undefined : scale })}
      >
        {data.map((one) => (
          <TabPanel key={one.scale} value={one.scale}>
            <Scale one={one} />
          </TabPanel>
        ))}
      </Tabs>
    </Page>
  );
}

function Scale({ one }: { one: LevelScale }) {
  const { version } = one;
  // The form begins again with someone else's change, and stays as it is after your own.
  const [begun, setBegun] = useState(version);
  const [own, setOwn] = useState<number | null>(null);
  if (version !== begun && version !== own) setBegun(version);
  return (
    <div className="grid gap-4 sm:gap-6">
      <ShownNow one={one} />
      <Card as="section">
        <CardTitle>{t`Mapping`}</CardTitle>
        <MappingForm key={begun} one={one} onSaved={() => setOwn(version + 1)} />
      </Card>
    </div>
  );
}

/** Formula or mapping, with its source, and the way back to the formula. */
function ShownNow({ one: { scale, version, mapping, changed } }: { one: LevelScale }) {
  const [isResetting, setIsResetting] = useState(false);
  const reset = useCall(endpoints.resetLevelScale, {
    refreshOnFailure: true,
    onSuccess: () => toast({ title: t`${{ scale }} is back on the formula` }),
    onError: (error) => failureToast(t`Not reset`, error, t`Please try again.`),
    onSettled: () => setIsResetting(false),
  });
  const example = levelText(4, countryOfScale[scale], mapping ? [{ scale, steps: mapping.steps }] : []);
  return (
    <Card as="section" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 max-w-[70ch] gap-1.5">
        <h2 className="text-lg">{mapping ? t`Shown by a mapping` : t`Shown by our formula`}</h2>
        <p>
          <Trans>
            A level of 4.0 reads “<span>{example}</span>”.
          </Trans>
        </p>
        {mapping ? (
          <p className="text-sm wrap-anywhere text-ink-muted">
            <Trans>
              Source: <Source {...mapping} />, <TimeText at={mapping.sourceOn} kind="date" />.
            </Trans>
          </p>
        ) : (
          <p className="text-sm text-ink-muted">
            {t`No federation says how its levels relate to ours, so we write “about”. Once you set a mapping, we leave it out.`}
          </p>
        )}
        {changed && (
          <p className="text-sm text-ink-muted">
            <Changed at={changed.at} by={changed.by} isMapped={mapping !== null} />
          </p>
        )}
      </div>
      {mapping && (
        <Button variant="secondary" className="max-sm:w-full" onClick={() => setIsResetting(true)}>
          {t`Return to the formula`}
        </Button>
      )}
      <ConfirmDialog
        open={isResetting}
        onOpenChange={setIsResetting}
        title={t`Return ${{ scale }} to the formula?`}
        description={t`Levels on this scale read as “about” again, for everyone and at once. The audit log keeps the mapping.`}
        confirmLabel={t`Return to the formula`}
        danger
        busy={reset.isPending}
        onConfirm={() => reset.mutate({ params: { scale }, body: { version } })}
      />
    </Card>
  );
}

interface ChangedProps {
  at: string;
  by: string | null;
  isMapped: boolean;
}

function Changed({ at, by, isMapped }: ChangedProps) {
  const date = <TimeText at={at} kind="date" />;
  if (by === null)
    return <span>{isMapped ? <Trans>Set on {date}.</Trans> : <Trans>Returned to the formula on {date}.</Trans>}</span>;
  return (
    <span>
      {isMapped ? (
        <Trans>
          Set on {date} <span>by {by}.</span>
        </Trans>
      ) : (
        <Trans>
          Returned to the formula on {date} <span>by {by}.</span>
        </Trans>
      )}
    </span>
  );
}

function Source({ source, sourceLink }: NonNullable<LevelScale['mapping']>) {
  if (sourceLink === null) return <span>{source}</span>;
  return (
    <a href={sourceLink} target="_blank" rel="noreferrer" className="text-primary underline underline-offset-2">
      {source}
    </a>
  );
}
