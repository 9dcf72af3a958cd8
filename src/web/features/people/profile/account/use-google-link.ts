// Linking Google, after reauthentication.

import { t } from '@lingui/core/macro';
import { endpoints } from '#contract/endpoints.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';

/** Navigates to Google, or shows an error. */
export function useGoogleLink() {
  return useCall(endpoints.startGoogleLink, {
    onSuccess: ({ url }) => browserNavigation.goTo(url),
    onError: (error) => failureToast(t`Google not linked`, error, t`Please try again.`),
  });
}
