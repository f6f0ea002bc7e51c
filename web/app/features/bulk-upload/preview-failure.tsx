import { ApiError } from "#web/api/api-error.ts";

interface PreviewFailureProps {
  error: Error;
  message: string;
}

/** Why the file as a whole cannot be taken, point by point where the server says so. */
export function PreviewFailure({ error, message }: PreviewFailureProps) {
  const details = error instanceof ApiError ? error.details.map((one) => one.replace(/^csvFile: /, "")) : [];
  return (
    <div role="alert" className="rounded-card bg-danger-soft p-4 text-small text-danger">
      <p className="font-medium">{message}</p>
      {details.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {details.map((detail) => (
            <li key={detail}>
              <bdi>{detail}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
