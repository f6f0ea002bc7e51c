import { met, notApplicable, type Chapter } from "../entry.ts";

export const encoding: Chapter = {
  name: "V1",
  title: "Encoding and sanitization",
  entries: [
    met("1.1.1", "Input is decoded once, before anything checks it", [
      "server/test/age-gate-attacks.test.ts › a request without a pass › finds nothing under any spelling of an address; with a pass, the plain ones open",
      "server/src/platform/http/protection/hostile.test.ts › a malformed URL › %.30s is refused",
    ]),
    met("1.1.2", "Output is escaped last, or by the interpreter that reads it", [
      "web/app/hand-over-data.test.ts › data handed over for hydration › survives as a script literal: %j",
      "server/src/platform/mail/compose-mail.test.ts › escapes what strangers wrote",
    ]),
    met("1.2.1", "Text is escaped for the HTML, XML or header it lands in", [
      "web/app/shared/markdown.test.tsx › shows markup as text: %s",
      "server/src/platform/mail/compose-mail.test.ts › escapes what strangers wrote",
      "server/src/modules/accounts/device.test.ts › does not repeat text from an unrecognized header",
    ]),
    met("1.2.2", "Parts of built addresses are encoded, and only safe schemes become links", [
      "web/app/api/address.test.ts › the URL of a call › contains its encoded parameters",
      "contract/src/core/markdown.test.ts › the Markdown of operators › links nowhere but to the web and to mail: %s",
      "web/app/features/chat/window/link-parts.test.ts › links in a text › are not created from %s",
      "contract/src/core/text.test.ts › a picture URL › may not be %j",
    ]),
    met("1.2.3", "Data cannot break out of generated scripts or JSON", [
      "web/app/hand-over-data.test.ts › data handed over for hydration › survives as a script literal: %j",
      "web/app/inline-scripts.test.ts › inline scripts of a page › abort the render when one is foreign: %s",
    ]),
    met("1.2.4", "Values reach the database as parameters, never as part of a statement", [
      "server/src/platform/database/test/prepared.test.ts › refuses to build a query that would embed the first value",
      "server/src/modules/accounts/test/administer-users.test.ts › the user list › treats %j as a literal character in the search",
      "server/test/fuzz.test.ts › every endpoint handles arbitrary input without a server error: 1,500 requests",
    ]),
    met(
      "1.2.5",
      "Input never becomes part of a command of the operating system",
      [
        "server/src/platform/workers/child.ts#openChild",
        "server/src/platform/backup/try-restore.ts#tryRestore",
      ],
      {
        note: "The only child processes are our own scripts, started without a shell and with fixed arguments.",
      },
    ),
    notApplicable("1.2.6", "LDAP queries cannot be injected", "No directory service is queried."),
    notApplicable("1.2.7", "XPath queries cannot be injected", "XPath is not used."),
    notApplicable("1.2.8", "LaTeX processors cannot run commands", "LaTeX is not used."),
    met(
      "1.2.9",
      "Input is escaped before it becomes part of a regular expression",
      [
        "server/src/modules/reports/signals/minor-indicators.ts#pattern",
        "server/src/modules/profiles/test/search.test.ts › text search › treats every character literally and never matches everything",
      ],
      { note: "Patterns are built from constants only; searches compare text without patterns." },
    ),
    notApplicable(
      "1.3.1",
      "HTML from rich text editors is sanitized",
      "No input accepts HTML: texts are plain, and the few of operators a subset of Markdown without HTML.",
    ),
    met(
      "1.3.2",
      "No input is executed as code",
      [
        "server/src/platform/http/response-serializer.ts#compileSerializer",
        "web/app/shell/early-script.ts#zodScript",
        "server/src/platform/http/pages/pages.test.ts › only scripts whose hash the renderer provides may run",
      ],
      {
        note: "The server compiles one function per response schema of its own code (decision 0005); no input takes part. Browsers refuse such code.",
      },
    ),
    met("1.3.3", "Data for risky contexts is limited in characters and length first", [
      "contract/src/core/text.test.ts › user-written text › is either trimmed, within its limits and storable, or rejected",
      "server/src/platform/text/csv.test.ts › a cell that a spreadsheet would execute is escaped: %j",
      "server/src/platform/http/uploads.test.ts › storage › refuses the key %j",
    ]),
    met("1.3.4", "SVG files from people cannot carry scripts", [
      "server/src/modules/media/test/files.test.ts › a picture › is refused when it is SVG, text, truncated or empty",
      "server/src/modules/site/effects.test.ts › the logo › refuses %s and keeps the current one",
    ]),
    met("1.3.5", "Markup languages in texts of people are off or made harmless", [
      "contract/src/core/markdown.test.ts › the Markdown of operators › produces only safe links from any text, and invents no words",
      "web/app/shared/markdown.test.tsx › shows markup as text: %s",
    ]),
    met("1.3.6", "Addresses from people cannot make the server call its own network", [
      "server/src/platform/fetch/fetch-public.test.ts › a user-supplied URL › cannot reach this machine as %s",
      "server/src/platform/fetch/fetch-public.test.ts › a user-supplied URL › is refused when its host resolves to any non-public address",
      "server/src/platform/fetch/fetch-public.test.ts › a user-supplied URL › is resolved once, so a later DNS change has no effect",
      "server/src/platform/fetch/fetch-public.test.ts › a user-supplied URL › is checked again after a %s redirect",
    ]),
    met("1.3.7", "Templates are not built from input", [
      "server/src/platform/mail/compose-mail.test.ts › escapes what strangers wrote",
      "server/src/platform/mail/render-mail.ts#renderMail",
    ]),
    notApplicable("1.3.8", "JNDI lookups cannot be injected", "There is no Java."),
    notApplicable("1.3.9", "Content for memcache is sanitized", "Memcache is not used."),
    notApplicable(
      "1.3.10",
      "Format strings cannot come from input",
      "Messages of the log are constants; data is passed as fields, and nothing else formats by template.",
    ),
    met(
      "1.3.11",
      "Input cannot add recipients, headers or commands to mail",
      [
        "server/src/modules/accounts/test/register.test.ts › registering › rejects %s %j with a message for the field",
        "server/src/platform/mail/create-mailer.ts#createSmtpMailer",
      ],
      { note: "Addresses are validated, and the library that writes headers folds and encodes them." },
    ),
    met(
      "1.4.1",
      "Memory is handled safely",
      [
        "server/test/untrusted-bytes.test.ts › damaged files › of type %s crash nothing, and other requests are served",
        "server/src/platform/workers/worker.test.ts › a worker › survives a task that would %s",
      ],
      { note: "The code is TypeScript; the libraries that are not parse files in processes of their own." },
    ),
    met("1.4.2", "Numbers are checked for sign and range", [
      "contract/src/core/catalogues.test.ts › a number in a query › must be plain digits within its bounds",
      "server/src/modules/media/test/picture-head.test.ts › the header of a picture › may declare the maximum number of pixels, and not one more",
    ]),
    met("1.4.3", "Memory and other resources are released", [
      "server/test/process.test.ts › a stop › completes cleanly within ten seconds, even with a stalled upload",
      "docs/performance.md#thirty-minutes-of-mixed-load",
    ]),
    notApplicable(
      "1.5.1",
      "XML parsers resolve no external entities",
      "There is no XML parser: requests in XML are refused, and two fields in the answers of a bucket are found by patterns.",
    ),
    met("1.5.2", "Untrusted data is deserialized into known shapes only", [
      "server/src/platform/http/http.test.ts › a body › as %s is not parsed",
      "server/src/platform/http/http.test.ts › a body › cannot pollute a prototype",
      "server/src/modules/age/worker/verify.test.ts › never throws, whatever a wallet sends",
    ]),
  ],
};
