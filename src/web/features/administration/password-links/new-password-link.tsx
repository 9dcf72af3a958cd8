// A new password link, shown only once.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { TimeText } from '#web/ui/time.tsx';

/** Shows the link to copy, and takes the focus. */
export function NewPasswordLink({ link, expiresAt }: { link: string; expiresAt: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const copy = async () => {
    const isCopied = await copyText(link);
    if (isCopied) toast({ title: t`Copied`, tone: 'success' });
    else toast({ title: t`Not copied`, description: t`Select the link and copy it yourself.`, tone: 'danger' });
  };
  return (
    <div ref={box} role="status" tabIndex={-1} className="grid gap-3 rounded-lg bg-attention-soft p-4">
      <p className="text-sm">
        <Trans>
          <strong>We show this link only once.</strong> Anyone with it can set the password, once, until{' '}
          <TimeText at={expiresAt} kind="datetime" />. Share it privately.
        </Trans>
      </p>
      <div className="flex items-end gap-2">
        <TextField
          label={t`Link`}
          readOnly
          value={link}
          className="min-w-0 grow"
          onFocus={({ target }) => target.select()}
        />
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden />
          {t`Copy`}
        </Button>
      </div>
    </div>
  );
}
