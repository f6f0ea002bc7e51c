import { met, notApplicable, type Chapter } from "../entry.ts";

export const communication: Chapter = {
  name: "V12",
  title: "Secure communication",
  entries: [
    met(
      "12.1.1",
      "Only current versions of TLS are on",
      ["deploy/nginx-https.conf#ssl_protocols TLSv1.2 TLSv1.3"],
      {
        operator: "configures the proxy that terminates TLS; the example does.",
      },
    ),
    met("12.1.2", "Only recommended cipher suites are on", ["deploy/nginx-https.conf#ssl_ciphers"], {
      operator: "configures the proxy that terminates TLS; the example does.",
    }),
    notApplicable(
      "12.1.3",
      "Client certificates are checked before they count",
      "Nobody signs in with a certificate.",
    ),
    met(
      "12.2.1",
      "Everything between browser and site is encrypted",
      [
        "server/src/modules/status/checks/address.test.ts › the public address › is fine where this site answers, but not without encryption in production",
        "server/src/platform/http/protection/security.test.ts › under https › every response demands encryption for a year, on subdomains too",
      ],
      { operator: "serves the site over https; `doctor` and the status page complain until it is." },
    ),
    met(
      "12.2.2",
      "The site has a certificate that browsers trust",
      [
        "server/src/modules/status/checks/address.test.ts › the public address › is broken where the certificate is missing",
      ],
      { operator: "gets the certificate." },
    ),
    met(
      "12.3.1",
      "Connections to database, Redis, bucket and mail server are encrypted, without falling back",
      [
        "server/src/modules/status/test/checks.test.ts › a check › warns of %j in production only",
        "server/src/platform/mail/smtp-options.test.ts › a mail server › elsewhere gets no mail without encryption",
        "docs/security/controls.md#connections",
      ],
      {
        note: "Mail to another machine is refused without TLS. For the others, the status page and `doctor` warn of addresses without it.",
        operator: "gives these services addresses with TLS.",
      },
    ),
    met(
      "12.3.2",
      "Certificates of other servers are checked",
      ["docs/security/controls.md#connections", "server/src/platform/fetch/fetch-public.ts#fetchPublic"],
      { note: "Nothing in the code turns the check off; the clients' defaults apply." },
    ),
    met(
      "12.3.3",
      "Internal services that speak HTTP are encrypted too",
      ["server/src/modules/status/test/checks.test.ts › a check › warns of %j in production only"],
      {
        note: "The bucket is the only one, besides the metrics on 127.0.0.1.",
        operator:
          "gives the bucket an https address, and encrypts between proxy and nodes where they are on different machines.",
      },
    ),
    met(
      "12.3.4",
      "Internal services have certificates that are checked against a known authority",
      ["docs/security/controls.md#connections"],
      { operator: "names an authority of their own with `NODE_EXTRA_CA_CERTS`." },
    ),
  ],
};
