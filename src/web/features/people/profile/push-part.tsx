// Push notification settings.

import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PushDevice } from '#contract/messages/push.ts';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { pushKindsOf, pushKindWords } from '#domain/messages/push/push-kinds.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Switch, SwitchSkeleton } from '#web/ui/fields/switch.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { pushQuery, usePushChanges, useThisDevice } from './use-push.ts';

/** This device, kinds of notification and other devices; nothing for roles without push notifications. */
export function PushPart() {
  const hasKinds = pushKindsOf(useCurrentUser().role).length > 0;
  const settings = useQuery({ ...pushQuery, enabled: hasKinds });
  if (!hasKinds) return null;
  if (settings.error) {
    return <ErrorState message={errorSentence(settings.error)} onRetry={() => void settings.refetch()} />;
  }
  const { data } = settings;
  return (
    <Card as="section">
      <CardTitle>{t`Notifications on your devices`}</CardTitle>
      <div className="grid max-w-[70ch] gap-4">
        <p className="text-ink-muted">
          {t`Get notifications on your phone or computer while ${{ product: brand.name }} is closed, for as long as you stay signed in there.`}
        </p>
        {data ? (
          <>
            <ThisDevice publicKey={data.publicKey} device={data.devices.find(({ isThis }) => isThis)} />
            {data.devices.length > 0 && <Kinds kinds={data.kinds} />}
            <OtherDevices devices={data.devices.filter(({ isThis }) => !isThis)} />
          </>
        ) : (
          <SwitchSkeleton label={say(thisDevice)} help={say(helpOf.possible)} />
        )}
      </div>
    </Card>
  );
}

const thisDevice = msg`Notify me on this device`;
const helpOf = {
  possible: msg`Your browser asks for permission once.`,
  refused: msg`Your browser blocks notifications from ${{ product: brand.name }}. Allow them in its settings for this site first.`,
  missing: msg`This browser doesn’t support notifications. On an iPhone or iPad, add ${{ product: brand.name }} to the home screen first.`,
};

function ThisDevice({ publicKey, device }: { publicKey: string; device: PushDevice | undefined }) {
  const { ability, isOn, turn, isBusy } = useThisDevice(publicKey, device);
  const { setDetailed } = usePushChanges();
  return (
    <>
      <Switch
        label={say(thisDevice)}
        help={say(helpOf[ability])}
        checked={isOn}
        disabled={isBusy || (ability !== 'possible' && !isOn)}
        onCheckedChange={turn}
      />
      {device && isOn && (
        <Switch
          label={t`Show details`}
          help={t`Shows names and titles on this device, including its lock screen. Message texts are never shown.`}
          checked={device.isDetailed}
          onCheckedChange={(isDetailed) => setDetailed(device, isDetailed)}
        />
      )}
    </>
  );
}

function Kinds({ kinds }: { kinds: { kind: keyof typeof pushKindWords; isOn: boolean }[] }) {
  const { switchKind } = usePushChanges();
  return (
    <fieldset className="grid gap-4 border-t pt-4">
      <legend className="sr-only">{t`Notify me about`}</legend>
      {kinds.map(({ kind, isOn }) => (
        <Switch
          key={kind}
          label={pushKindWords[kind].label}
          help={pushKindWords[kind].about}
          checked={isOn}
          onCheckedChange={(checked) => switchKind(kind, checked)}
        />
      ))}
    </fieldset>
  );
}

function OtherDevices({ devices }: { devices: PushDevice[] }) {
  const { remove } = usePushChanges();
  if (devices.length === 0) return null;
  return (
    <ul aria-label={t`Other devices that notify you`} className="divide-y border-t pt-1">
      {devices.map(({ id, device, createdAt }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-3 last:pb-0">
          <p className="min-w-0">
            <span className="block font-medium">{device}</span>
            <span className="text-sm text-ink-muted">
              <Trans>
                Since <TimeText at={createdAt} kind="date" />
              </Trans>
            </span>
          </p>
          <Button variant="secondary" size="sm" onClick={() => remove(id)}>
            <Trans>
              Remove<span className="sr-only"> {device}</span>
            </Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}
