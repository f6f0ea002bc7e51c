import { met, notApplicable, type Chapter } from "../entry.ts";

export const frontend: Chapter = {
  name: "V3",
  title: "Web frontend security",
  entries: [
    met("3.2.1", "Browsers cannot render answers in a context they were not made for", [
      "server/src/platform/http/protection/security.test.ts › a response that is not a page › at %s is inert in a browser, and cannot be framed",
      "server/src/modules/verification/decide.test.ts › a waiting request › shows re-encoded, uncached pictures to its claimant only, and logs each view",
    ]),
    met("3.2.2", "Text is shown as text", [
      "web/app/shared/markdown.test.tsx › shows markup as text: %s",
      "web/app/shell/early-script.ts#trustedTypesScript",
    ]),
    met("3.3.1", "Cookies are Secure and their names have a prefix", [
      "server/src/platform/age/age.test.ts › the cookie › holds the pass and the running check, out of reach of scripts and of other hosts",
    ]),
    met("3.3.2", "Each cookie has the SameSite value that its purpose needs", [
      "server/src/platform/age/age.test.ts › the cookie › holds the pass and the running check, out of reach of scripts and of other hosts",
    ]),
    met("3.3.3", "Cookies belong to one host, by their prefix", [
      "server/src/platform/age/age.test.ts › the cookie › holds the pass and the running check, out of reach of scripts and of other hosts",
    ]),
    met(
      "3.3.4",
      "Scripts cannot read cookies that are not meant for them",
      [
        "server/src/platform/age/age.test.ts › the cookie › holds the pass and the running check, out of reach of scripts and of other hosts",
      ],
      { note: "The only cookie is that of the age check. Sessions use no cookie." },
    ),
    met("3.4.1", "Browsers are told to use encryption for a year, on subdomains too", [
      "server/src/platform/http/protection/security.test.ts › under https › every response demands encryption for a year, on subdomains too",
    ]),
    met("3.4.2", "Other origins are not let in by accident", [
      "server/src/platform/http/http.test.ts › a response › has the security headers",
      "server/src/platform/http/http.test.ts › the cross-site check › with %j gets %i",
    ]),
    met("3.4.3", "A content security policy lets only our own scripts run", [
      "server/src/platform/http/protection/security.test.ts › the policy of a page › loads nothing by default, no plugins, and keeps its base address",
      "server/src/platform/http/pages/pages.test.ts › only scripts whose hash the renderer provides may run",
    ]),
    met("3.4.4", "Browsers do not guess content types", [
      "server/src/platform/http/http.test.ts › a response › has the security headers",
      "server/src/modules/chat/live-safety.test.ts › the socket handshake › sends the security headers on polling responses",
    ]),
    met("3.4.5", "Addresses are not passed on to other sites", [
      "server/src/platform/http/http.test.ts › a response › has the security headers",
    ]),
    met("3.4.6", "No other site can embed ours", [
      "server/src/platform/http/protection/security.test.ts › a response that is not a page › at %s is inert in a browser, and cannot be framed",
      "server/src/platform/http/protection/security.test.ts › the policy of a page › cannot be framed, and sends forms nowhere else",
    ]),
    met("3.5.1", "Other sites cannot act in a visitor's name", [
      "server/src/platform/http/http.test.ts › the cross-site check › with %j gets %i",
      "web/app/session/session-transport.test.ts › a call with a session › carries the stored access token",
    ]),
    met("3.5.2", "Nothing relies on preflight requests that a simple request could avoid", [
      "server/src/platform/http/http.test.ts › the cross-site check › with %j gets %i",
      "server/src/platform/http/http.test.ts › a body › as %s is not parsed",
    ]),
    met("3.5.3", "Nothing sensitive happens by following a link", [
      "contract/src/accounts/accounts.ts#verifyEmail",
      "contract/src/accounts/accounts.ts#undoEmailChange",
      "server/src/modules/age/test/flow.test.ts › a wallet on the same device › does not open a browser that did not ask",
    ]),
    notApplicable(
      "3.5.4",
      "Separate applications have separate host names",
      "There is one application, and the API is part of it.",
    ),
    notApplicable(
      "3.5.5",
      "Messages between windows are checked for origin and form",
      "postMessage is not used.",
    ),
    met("3.7.1", "Only technology that browsers still support is used", [
      "server/src/platform/http/protection/security.test.ts › the policy of a page › loads nothing by default, no plugins, and keeps its base address",
    ]),
    met("3.7.2", "Redirects to other sites go to listed ones only", [
      "contract/src/core/redirect.test.ts › the redirect after sign-in › always stays on this site",
      "server/src/modules/age/test/flow.test.ts › a check › leads only to pages of this site",
      "server/src/modules/age/service/provider-check.ts#toProviderAddress",
    ]),
  ],
};
