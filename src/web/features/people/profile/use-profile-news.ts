// What the profile says when somebody comes back from paying or from Google.

import { useEffect, useEffectEvent } from 'react';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useGoogleLink } from './account/use-google-link.ts';
import type { GoogleOutcome, ProfileSearch } from './profile-search.ts';
import { usePaymentNews } from './use-payment-news.ts';

const googleNews: Record<Exclude<GoogleOutcome, 'unproved'>, Parameters<typeof toast>[0]> = {
  linked: { title: 'Google linked', description: 'You can sign in with Google from now on.', tone: 'success' },
  taken: {
    title: 'Google not linked',
    description: 'That Google account already signs in to another account.',
    tone: 'danger',
  },
  cancelled: { title: 'Nothing was changed', description: 'You left Google before it was done.' },
  failed: { title: 'Google not linked', description: 'Google could not confirm it. Please try again.', tone: 'danger' },
};

/** Tells the news once, then asks for the address without them: a reload or a shared link must not tell them again. */
export function useProfileNews({ payment, google, confirmed }: ProfileSearch, clean: () => void): void {
  const awaitPayment = usePaymentNews();
  const link = useGoogleLink();
  const cleanAddress = useEffectEvent(clean);
  const begin = useEffectEvent(awaitPayment);
  const linkAgain = useEffectEvent(() => link.mutate());
  useEffect(() => {
    if (payment) {
      begin();
    } else if (google === 'unproved') {
      linkAgain();
    } else if (google) {
      toast(googleNews[google]);
    } else if (confirmed) {
      toast({ title: 'Confirmed by Google', description: 'For the next five minutes.', tone: 'success' });
    }
    if (payment || google || confirmed) cleanAddress();
  }, [payment, google, confirmed]);
}
