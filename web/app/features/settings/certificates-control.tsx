import { type ChangeEvent, useRef } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import FilePlus from "virtual:icons/file-plus";
import { readCertificate } from "./read-certificate.ts";
import { formatCertificateCount } from "./setting-text.ts";
import type { TextControlProps } from "./text-control.ts";

/** Certificates as text, typed, pasted or read from files. The server checks each of them when they are saved. */
export function CertificatesControl({ value, onText, help, ...field }: TextControlProps) {
  const input = useRef<HTMLInputElement>(null);

  async function handleFiles({ target }: ChangeEvent<HTMLInputElement>) {
    const added = await Promise.all(Array.from(target.files ?? [], readCertificate));
    // Reset the input, so that the same file can be chosen again.
    target.value = "";
    onText([value.trim(), ...added].filter(Boolean).join("\n"));
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <TextArea
        {...field}
        rows={8}
        value={value}
        spellCheck={false}
        autoComplete="off"
        placeholder="-----BEGIN CERTIFICATE-----"
        className="w-full [&_textarea]:font-mono [&_textarea]:text-caption"
        onChange={({ target }) => onText(target.value)}
        help={
          <>
            {help} Found: {formatCertificateCount(value)}.
          </>
        }
      />
      <input
        ref={input}
        type="file"
        multiple
        accept=".pem,.crt,.cer,.der"
        aria-label="Certificate files"
        tabIndex={-1}
        disabled={field.disabled}
        className="sr-only"
        onChange={(event) => void handleFiles(event)}
      />
      <Button
        tone="outline"
        icon={<FilePlus aria-hidden className="size-4.5" />}
        disabled={field.disabled}
        onClick={() => input.current?.click()}
      >
        Add from files
      </Button>
    </div>
  );
}
