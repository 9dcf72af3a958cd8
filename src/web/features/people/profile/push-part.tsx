// Push notification settings.

import { useQuery } from '@tanstack/react-query';
import type { PushDevice } from '#contract/messages/push.ts';
import { brand } from '#domain/brand.ts';
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
      <CardTitle>Notifications on your devices</CardTitle>
      <div className="grid max-w-[70ch] gap-4">
        <p className="text-ink-muted">
          Get notifications on your phone or computer while {brand.name} is closed, for as long as you stay signed in
          there.
        </p>
        {data ? (
          <>
            <ThisDevice publicKey={data.publicKey} device={data.devices.find(({ isThis }) => isThis)} />
            {data.devices.length > 0 && <Kinds kinds={data.kinds} />}
            <OtherDevices devices={data.devices.filter(({ isThis }) => !isThis)} />
          </>
        ) : (
          <SwitchSkeleton label={thisDevice} help={helpOf.possible} />
        )}
      </div>
    </Card>
  );
}

const thisDevice = 'Notify me on this device';
const helpOf = {
  possible: 'Your browser asks for permission once.',
  refused: `Your browser blocks notifications from ${brand.name}. Allow them in its settings for this site first.`,
  missing: `This browser doesn’t support notifications. On an iPhone or iPad, add ${brand.name} to the home screen first.`,
};

function ThisDevice({ publicKey, device }: { publicKey: string; device: PushDevice | undefined }) {
  const { ability, isOn, turn, isBusy } = useThisDevice(publicKey, device);
  const { setDetailed } = usePushChanges();
  return (
    <>
      <Switch
        label={thisDevice}
        help={helpOf[ability]}
        checked={isOn}
        disabled={isBusy || (ability !== 'possible' && !isOn)}
        onCheckedChange={turn}
      />
      {device && isOn && (
        <Switch
          label="Show details"
          help="Shows names and titles on this device, including its lock screen. Message texts are never shown."
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
      <legend className="sr-only">Notify me about</legend>
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
    <ul aria-label="Other devices that notify you" className="divide-y border-t pt-1">
      {devices.map(({ id, device, createdAt }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-3 last:pb-0">
          <p className="min-w-0">
            <span className="block font-medium">{device}</span>
            <span className="text-sm text-ink-muted">
              Since <TimeText at={createdAt} kind="date" />
            </span>
          </p>
          <Button variant="secondary" size="sm" onClick={() => remove(id)}>
            Remove<span className="sr-only"> {device}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
