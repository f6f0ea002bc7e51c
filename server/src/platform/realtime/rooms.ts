export const toUserRoom = (userId: string) => `user ${userId}`;
export const toSessionRoom = (sessionId: string) => `session ${sessionId}`;
/** Tabs of a person that get a message and its conversation in one event. */
export const toDeliveryRoom = (userId: string) => `deliveries ${userId}`;
