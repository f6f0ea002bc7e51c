// Shows that there is a message, and opens the messages when it is asked to. It keeps and fetches nothing.

self.addEventListener("push", (event) => {
  const words = event.data?.text() || "There is something new for you";
  event.waitUntil(
    self.registration.showNotification(words, { tag: "message", icon: "/apple-touch-icon.png" }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(`/login?redirect=${encodeURIComponent("/dashboard?tab=messages")}`));
});
