// How to get a level verified, and with it a certificate.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { WithdrawnWords } from '#web/ui/padel/withdrawn-words.tsx';

/** For players without a verified level. */
export function HowToBeVerified() {
  const { levelWithdrawn } = useCurrentUser();
  const { data } = useQuery(query(endpoints.getCertificate));
  return (
    <div className="grid max-w-[70ch] gap-2 text-ink-muted">
      {levelWithdrawn && (
        <p>
          <Trans>
            Your verified level was withdrawn <WithdrawnWords {...levelWithdrawn} />, so you have no certificate.
          </Trans>
        </p>
      )}
      {data?.isPublic && !levelWithdrawn && (
        <p>{t`Your level is not verified at the moment, so your certificate page is unavailable.`}</p>
      )}
      <p>{t`Once a coach has verified your level, you can share it as a link, a picture or a PDF.`}</p>
      <p>{t`A coach verifies it from your reviewed videos; one is enough. Ask your coach after your next review.`}</p>
    </div>
  );
}
