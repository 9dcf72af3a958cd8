// Linking Google: the browser leaves for Google once the person has confirmed that it is them.

import { endpoints } from '#contract/endpoints.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';

/** Leaves for Google to link it; says why where that is not possible. */
export function useGoogleLink() {
  return useCall(endpoints.startGoogleLink, {
    onSuccess: ({ url }) => browserNavigation.goTo(url),
    onError: (error) => failureToast('Google not linked', error, 'Please try again.'),
  });
}
