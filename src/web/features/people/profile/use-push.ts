// Changes to push settings, shown at once and reverted if the server refuses.

import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { PushDevice } from '#contract/messages/push.ts';
import type { PushKind } from '#domain/messages/push/push-kinds.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { call, query } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import {
  isSubscribed,
  pushAbility,
  subscribeDevice,
  syncPushDevice,
  unsubscribeDevice,
} from '#web/lib/service-worker/push-device.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

export const pushQuery = query(endpoints.getPushSettings);

const failed = (error: Error) => failureToast(t`Not changed`, error, t`Please try again.`);

/**
 * Whether this browser is subscribed, checked again when the window gets the focus, since people may have changed browser settings.
 * Undefined until known.
 */
function useSubscribed(device: PushDevice | undefined) {
  const endpoint = device?.endpoint;
  // A new endpoint on the server needs a new check.
  const { data: isHere, refetch } = useQuery({
    queryKey: ['push-here', endpoint ?? ''],
    queryFn: isSubscribed,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    const look = () => void refetch();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [refetch]);
  useEffect(() => {
    if (endpoint !== undefined && isHere === false) void syncPushDevice();
  }, [endpoint, isHere]);
  return { isHere, look: refetch };
}

/** Whether this device can notify and does, and switching it. */
export function useThisDevice(publicKey: string, device: PushDevice | undefined) {
  const queryClient = useQueryClient();
  const { isHere, look } = useSubscribed(device);
  const turning = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) {
        if (device) await call(endpoints.removePushDevice, { params: { id: device.id } });
        await unsubscribeDevice();
        return;
      }
      const body = await subscribeDevice(publicKey);
      if (body) await call(endpoints.addPushDevice, { body });
      else toast({ title: t`Not changed`, description: t`Notifications are blocked in your browser.` });
    },
    onSettled: () => {
      void look();
      return queryClient.invalidateQueries({ queryKey: pushQuery.queryKey });
    },
    onError: failed,
  });
  return {
    ability: pushAbility(),
    isOn: device !== undefined && isHere !== false,
    turn: (isOn: boolean) => turning.mutate(isOn),
    isBusy: turning.isPending,
  };
}

export function usePushChanges() {
  const queryClient = useQueryClient();
  const options = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushQuery.queryKey }),
    onError: failed,
  };
  const change = useCall(endpoints.changePushDevice, options);
  const remove = useCall(endpoints.removePushDevice, options);
  const turn = useCall(endpoints.switchPush, options);
  return {
    setDetailed({ id }: PushDevice, isDetailed: boolean) {
      queryClient.setQueryData(pushQuery.queryKey, (data) => {
        const devices = data?.devices.map((one) => (one.id === id ? { ...one, isDetailed } : one));
        return data && devices && { ...data, devices };
      });
      change.mutate({ params: { id }, body: { isDetailed } });
    },
    switchKind(kind: PushKind, isOn: boolean) {
      queryClient.setQueryData(pushQuery.queryKey, (data) => {
        const kinds = data?.kinds.map((one) => (one.kind === kind ? { kind, isOn } : one));
        return data && kinds && { ...data, kinds };
      });
      turn.mutate({ params: { kind }, body: { isOn } });
    },
    remove: (id: string) => remove.mutate({ params: { id } }),
  };
}
