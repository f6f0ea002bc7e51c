/** Calls the API without checking the contract, because the server may run another release. */
export async function callApi(
  origin: string,
  method: "GET" | "POST" | "PUT",
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<Response> {
  return fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

export async function readData<Data>(answer: Response): Promise<Data> {
  const { data } = (await answer.json()) as { data: Data };
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return data;
}
