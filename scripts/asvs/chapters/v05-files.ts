import { accepted, met, notApplicable, type Chapter } from "../entry.ts";

export const files: Chapter = {
  name: "V5",
  title: "File handling",
  entries: [
    met("5.1.1", "The documentation names types and sizes of uploads, and what happens to bad ones", [
      "docs/security/controls.md#uploads",
    ]),
    met("5.2.1", "Only files of a manageable size are accepted", [
      "server/src/modules/media/test/upload.test.ts › an upload › that is one byte too large is refused and leaves nothing",
      "server/src/modules/media/test/upload.test.ts › an upload › with far too many pixels is refused by its head alone",
      "server/src/platform/http/protection/connections.test.ts › a slow connection › may take longer for an upload than for other bodies, but not stall",
    ]),
    met(
      "5.2.2",
      "A file is what it claims to be",
      [
        "server/src/modules/media/test/picture-head.test.ts › the media type of a file › is unknown for %s",
        "server/src/modules/media/test/files.test.ts › a picture › is refused when it is SVG, text, truncated or empty",
        "server/src/modules/media/test/video.test.ts › a video › as %s is kept in a new container without its metadata",
        "server/src/modules/bulk-upload/bulk-upload.test.ts › the bulk upload rejects a file › that is not UTF-8, not CSV, too large, or has too many rows",
      ],
      { note: "The bytes decide; names and extensions are never trusted. Pictures are encoded again." },
    ),
    notApplicable(
      "5.2.3",
      "Archives are checked before they are unpacked",
      "No archive is accepted. Pictures, which unpack as well, are limited by the pixels in their header (5.2.1).",
    ),
    met(
      "5.3.1",
      "Uploaded files are never executed",
      [
        "server/src/modules/media/test/files.test.ts › a picture › is served only in known sizes and only from its folder",
        "server/src/modules/media/files-routes.ts#sendFile",
      ],
      { note: "Files are outside the served folder and sent by one function with a fixed type." },
    ),
    met("5.3.2", "Paths come from our own identifiers", [
      "server/src/platform/http/uploads.test.ts › storage › refuses the key %j",
      "server/src/modules/media/test/files.test.ts › a picture › is not found at %s",
      "server/src/modules/site/effects.test.ts › the logo › does not open another file by its name",
    ]),
    met(
      "5.4.1",
      "Names of uploaded files are ignored or checked, and downloads have names of ours",
      [
        "server/src/modules/media/service/upload.ts#toTitle",
        "server/src/platform/http/serve.ts#serveDownload",
      ],
      { note: "The name of a photo is at most its first title, checked like any title." },
    ),
    met(
      "5.4.2",
      "Names of served files cannot inject headers",
      ["server/src/platform/http/serve.ts#serveDownload"],
      {
        note: "Every name is a constant in the code.",
      },
    ),
    accepted(
      "5.4.3",
      "Files from strangers are scanned for malware",
      "No scanner is connected. Scanners know programs, office files and archives, none of which is accepted. What is served is not what was sent: pictures are drawn again from their pixels and CSV files are never handed on. The streams of a video are copied, but into a new container. And a scanner would have to see every intimate picture and identity document.",
      [
        "server/src/modules/media/test/files.test.ts › a picture › is refused when it is SVG, text, truncated or empty",
        "server/src/modules/media/test/video.test.ts › a video › as %s is kept in a new container without its metadata",
        "server/test/untrusted-bytes.test.ts › damaged files › of type %s crash nothing, and other requests are served",
        "server/src/platform/http/protection/security.test.ts › a response that is not a page › at %s is inert in a browser, and cannot be framed",
      ],
    ),
  ],
};
